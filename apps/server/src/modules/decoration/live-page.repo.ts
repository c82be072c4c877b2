import { sql } from 'kysely';
import type { Ctx, TxCtx } from '#platform/ctx';
import { type OwnDb, ownTables } from '#platform/db/own';
import { prepared } from '#platform/db/prepared';
import type { Share } from './page.types.ts';

const db = ownTables('decoration');

const shown = ['id', 'version', 'title', sql<Share>`share`.as('share'), sql<unknown[]>`blocks`.as('blocks'), 'blocks_schema'] as const;

const homeOf = prepared('decoration.home', (tables: OwnDb<'decoration'>, p: { mid: string; cid: string }) =>
  tables
    .selectFrom('decoration.live_page')
    .select(shown)
    .where('mid', '=', p.mid)
    .where('kind', '=', 'home')
    .where(sql<boolean>`coalesce(cid, 0) in (${p.cid}, 0)`)
    .orderBy(sql`coalesce(cid, 0)`, 'desc')
    .limit(1),
);
/** The shop's own home, else the one of all shops. */
export const findHome = async (ctx: Ctx, cid: string) => (await homeOf(db(ctx), { mid: ctx.mid, cid }))[0];

const microPageOf = prepared('decoration.microPage', (tables: OwnDb<'decoration'>, p: { mid: string; cid: string; id: string }) =>
  tables
    .selectFrom('decoration.live_page')
    .select(shown)
    .where('mid', '=', p.mid)
    .where((page) =>
      page.or([
        page.and([page('id', '=', p.id), page.or([page('cid', 'is', null), page('cid', '=', p.cid)])]),
        page.and([page('base_id', '=', p.id), page('cid', '=', p.cid)]),
      ]),
    )
    .orderBy(sql`base_id nulls last`)
    .limit(1),
);
/** A page by its id, in the form of its own the shop has for it. */
export const findLivePage = async (ctx: Ctx, cid: string, id: string) => (await microPageOf(db(ctx), { mid: ctx.mid, cid, id }))[0];

/** Every live page as it is shown. */
export const listLivePages = (ctx: Ctx) =>
  db(ctx).selectFrom('decoration.live_page').select(shown).where('mid', '=', ctx.mid).orderBy('id').execute();

/** Live pages shoppers of a shop meet; without a shop, those of any. */
const shownIn = (ctx: Ctx, cid: string | null) => {
  const pages = db(ctx).selectFrom('decoration.live_page').where('mid', '=', ctx.mid);
  return cid === null ? pages : pages.where((page) => page.or([page('cid', 'is', null), page('cid', '=', cid)]));
};

/** Every page shoppers of a shop find, under the id they find it by, and since when it is as it is. */
export const listShownPages = (ctx: Ctx, cid: string) =>
  shownIn(ctx, cid)
    .select(({ fn }) => ['kind', fn.coalesce('base_id', 'id').as('id'), fn.max('live_at').as('live_at')])
    .groupBy(['kind', ({ fn }) => fn.coalesce('base_id', 'id')])
    .orderBy('id')
    .execute();

/** Which of these pages shoppers find, be it in the shop's own form. */
export async function findShownPages(ctx: Ctx, cid: string | null, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const pages = await shownIn(ctx, cid)
    .select(({ fn }) => fn.coalesce('base_id', 'id').as('address'))
    .where(({ fn }) => sql<boolean>`${fn.coalesce('base_id', 'id')} = any(${ids}::bigint[])`)
    .execute();
  return new Set(pages.map(({ address }) => address));
}

/** Which of these categories have a page to show. */
export async function findFilledClasses(ctx: Ctx, cid: string | null, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const pages = await shownIn(ctx, cid)
    .select(sql<string>`page_class_id`.as('id'))
    .distinct()
    .where('base_id', 'is', null)
    .where('page_class_id', '=', sql<string>`any(${ids}::bigint[])`)
    .execute();
  return new Set(pages.map(({ id }) => id));
}

/** Shoppers see this version from now on: the old page or the new one, never a mixture. */
export async function putLive(ctx: TxCtx, pageId: string, version: number): Promise<void> {
  await sql`
    insert into decoration.live_page
           (mid, id, kind, cid, base_id, page_class_id, version, title, share, blocks, blocks_schema, live_at)
    select p.mid, p.id, p.kind, p.cid, p.base_id, p.page_class_id, v.version, v.title, v.share, v.blocks, v.blocks_schema, ${ctx.now}
      from decoration.page p join decoration.page_version v on v.mid = p.mid and v.page_id = p.id
     where p.mid = ${ctx.mid} and p.id = ${pageId} and v.version = ${version}
    on conflict (mid, id) do update
       set page_class_id = excluded.page_class_id, version = excluded.version, title = excluded.title, share = excluded.share,
           blocks = excluded.blocks, blocks_schema = excluded.blocks_schema, live_at = excluded.live_at`.execute(ctx.db);
}

export async function takeDown(ctx: TxCtx, pageId: string): Promise<void> {
  await db(ctx).deleteFrom('decoration.live_page').where('mid', '=', ctx.mid).where('id', '=', pageId).execute();
}

/** The micro pages of a category a shop shows; where it has one of its own, that one. */
export const listPagesOfClass = (ctx: Ctx, cid: string, pageClassId: string) =>
  db(ctx)
    .selectFrom('decoration.live_page as page')
    .leftJoin('decoration.live_page as own', (on) =>
      on.onRef('own.mid', '=', 'page.mid').onRef('own.base_id', '=', 'page.id').on('own.cid', '=', cid),
    )
    .select(['page.id', sql<string>`coalesce(own.title, page.title)`.as('title'), sql<Share>`coalesce(own.share, page.share)`.as('share')])
    .where('page.mid', '=', ctx.mid)
    .where('page.page_class_id', '=', pageClassId)
    .where('page.base_id', 'is', null)
    .where((page) => page.or([page('page.cid', 'is', null), page('page.cid', '=', cid)]))
    .orderBy('page.id', 'desc')
    .limit(100)
    .execute();

/** Whether the merchant has published a home. */
export const hasOwnHome = async (ctx: Ctx): Promise<boolean> =>
  (await db(ctx)
    .selectFrom('decoration.live_page')
    .select('id')
    .where('mid', '=', ctx.mid)
    .where('kind', '=', 'home')
    .limit(1)
    .executeTakeFirst()) !== undefined;
