import type { SitePage } from '@qianpu/contract/ssr';
import { cutShelves, findCategories, listCategories, listShelf } from '#modules/catalog';
import { findFilledClasses, listPageClasses, listShownPages } from '#modules/decoration';
import type { Ctx } from '#platform/ctx';
import type { Logger } from '#platform/log';
import { type Engines, visitorCtx } from '../engines.ts';

/** What of a merchant's shops search engines may find. */
export interface SitePages {
  /** Home, categories with goods, micro pages and the classes they stand in. */
  pagesOf(mid: string, cid: string): Promise<readonly DatedPage[]>;
  /** Goods of all shops in parts of `PART`. */
  partsOf(mid: string): Promise<readonly GoodsPart[]>;
  goodsOf(mid: string, part: GoodsPart): Promise<readonly DatedPage[]>;
}

export interface DatedPage extends SitePage {
  /** Since when it is as it is, where that is known. */
  readonly since?: Date;
}

interface GoodsPart {
  readonly cid: string;
  /** The goods before the first one. */
  readonly after: string;
}

/** Addresses in one file; search engines take five times as many. */
const PART = 10_000;

export function createSitePages(engines: Engines, log: Logger): SitePages {
  const ctxOf = (mid: string) => visitorCtx(engines, mid, log);
  return {
    pagesOf: async (mid, cid) => {
      const ctx = await ctxOf(mid);
      return (await Promise.all([decorated(ctx, cid), categories(ctx, cid), pageClasses(ctx, cid)])).flat();
    },
    partsOf: async (mid) => cutShelves(await ctxOf(mid), PART),
    goodsOf: async (mid, { cid, after }) => {
      const ids = await listShelf(await ctxOf(mid), cid, after, PART);
      return ids.map((id) => ({ name: 'goodDetail', query: { id } }));
    },
  };
}

async function decorated(ctx: Ctx, cid: string): Promise<DatedPage[]> {
  const pages = await listShownPages(ctx, cid);
  const homes = pages.filter(({ kind }) => kind === 'home').map(({ live_at }) => live_at.getTime());
  const home: DatedPage = { name: 'index', query: {}, ...(homes.length > 0 && { since: new Date(Math.max(...homes)) }) };
  const micro = pages.filter(({ kind }) => kind === 'micro');
  return [home, ...micro.map(({ id, live_at }) => ({ name: 'micropage', query: { id }, since: live_at }) as const)];
}

async function categories(ctx: Ctx, cid: string): Promise<DatedPage[]> {
  const ids = (await listCategories(ctx)).map(({ id }) => id);
  const found = await findCategories(ctx, cid, ids);
  return ids.filter((id) => found.get(id)).map((id) => ({ name: 'classGoodList', query: { id } }));
}

async function pageClasses(ctx: Ctx, cid: string): Promise<DatedPage[]> {
  const ids = (await listPageClasses(ctx)).map(({ id }) => id);
  const filled = await findFilledClasses(ctx, cid, ids);
  return ids.filter((id) => filled.has(id)).map((id) => ({ name: 'micropageClass', query: { id } }));
}
