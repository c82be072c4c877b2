import type { ColourStyle } from '@qianpu/contract/shop-context';
import { findColourStyle } from '#modules/decoration';
import { listCheckedDomains } from '#modules/ops';
import { findMerchant, findTranslations, listLinkHosts, type Merchant } from '#modules/shop';
import { createCachedLoader } from '#platform/cached-loader';
import type { Ctx, Lang } from '#platform/ctx';
import type { Logger } from '#platform/log';
import { type Engines, visitorCtx } from '../engines.ts';

export interface ShopStyle {
  readonly version: number;
  readonly style: ColourStyle;
}

export interface MerchantSnapshot extends Merchant {
  readonly linkHosts: readonly string[];
  readonly checkedDomains: readonly string[];
  /** The merchant's and its shops' names and notes, in the further languages it offers. */
  readonly wordsIn: Partial<Readonly<Record<Lang, ReadonlyMap<string, string>>>>;
}

/** What every page of a merchant needs, remembered for a few seconds and, while PostgreSQL is away, for as long as it takes. */
export interface ShopSnapshots {
  /** null: nobody knows this merchant. */
  merchantOf(mid: string): Promise<MerchantSnapshot | null>;
  styleOf(mid: string, cid: string): Promise<ShopStyle>;
  drop(mid: string): void;
}

const cached = { max: 20_000, ttlMs: 5_000 };

export function createShopSnapshots(engines: Engines, log: Logger): ShopSnapshots {
  const merchants = createCachedLoader((mid) => loadMerchant(engines, mid, log), cached);
  const styles = createCachedLoader(async (key) => {
    const [mid = '', cid = ''] = key.split('|');
    return findColourStyle(await visitorCtx(engines, mid, log), cid);
  }, cached);
  return {
    merchantOf: merchants.get,
    styleOf: (mid, cid) => styles.get(`${mid}|${cid}`),
    drop: (mid) => {
      merchants.drop((key) => key === mid);
      styles.drop((key) => key.startsWith(`${mid}|`));
    },
  };
}

async function loadMerchant(engines: Engines, mid: string, log: Logger): Promise<MerchantSnapshot | null> {
  if ((await engines.tenantDb(mid)) === null) return null;
  const ctx = await visitorCtx(engines, mid, log);
  const [merchant, linkHosts, checkedDomains] = await Promise.all([findMerchant(ctx), listLinkHosts(ctx), listCheckedDomains(ctx)]);
  return merchant && { ...merchant, linkHosts, checkedDomains, wordsIn: await translateNames(ctx, merchant) };
}

async function translateNames(ctx: Ctx, { name, languages, shops }: Merchant): Promise<MerchantSnapshot['wordsIn']> {
  const names = [name, ...shops.flatMap((shop) => [shop.name, shop.note])];
  const others = languages.filter((lang) => lang !== 'zh-CN');
  return Object.fromEntries(await Promise.all(others.map(async (lang) => [lang, await findTranslations(ctx, lang, names)])));
}
