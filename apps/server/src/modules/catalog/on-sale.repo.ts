import { sql } from 'kysely';
import type { Ctx } from '#platform/ctx';
import { ownTables } from '#platform/db/own';
import { withDescendants } from './fragments.repo.ts';

const db = ownTables('catalog');

/** The shelf of a shop, or of all shops together. */
const shelfOf = (ctx: Ctx, cid: string | null) => {
  const shelf = db(ctx).selectFrom('catalog.shelf as s').where('s.mid', '=', ctx.mid).where(sql<boolean>`s.is_on`);
  return cid === null ? shelf : shelf.where('s.cid', '=', cid);
};

/** Which of these goods are for sale. */
export async function findOnSale(ctx: Ctx, cid: string | null, goodsIds: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await shelfOf(ctx, cid)
    .select('s.goods_id')
    .distinct()
    .where('s.goods_id', '=', sql<string>`any(${goodsIds}::bigint[])`)
    .execute();
  return new Set(rows.map(({ goods_id }) => goods_id));
}

/** Which of these goods the merchant has, for sale or not. */
export async function findKnownGoods(ctx: Ctx, goodsIds: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db(ctx)
    .selectFrom('catalog.goods')
    .select('id')
    .where('mid', '=', ctx.mid)
    .where('id', '=', sql<string>`any(${goodsIds}::bigint[])`)
    .where('removed_at', 'is', null)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Which of these SKUs the merchant has, for sale or not, and the goods of each. */
export async function findKnownSkus(ctx: Ctx, skuIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db(ctx)
    .selectFrom('catalog.sku as k')
    .innerJoin('catalog.goods as g', (join) => join.onRef('g.mid', '=', 'k.mid').onRef('g.id', '=', 'k.goods_id'))
    .select(['k.id', 'k.goods_id'])
    .where('k.mid', '=', ctx.mid)
    .where('k.id', '=', sql<string>`any(${skuIds}::bigint[])`)
    .where('g.removed_at', 'is', null)
    .execute();
  return new Map(rows.map(({ id, goods_id }) => [id, goods_id]));
}

/** Which of these categories there are; true: with something for sale in them or below. */
export async function findCategories(ctx: Ctx, cid: string | null, ids: readonly string[]): Promise<ReadonlyMap<string, boolean>> {
  const rows = await db(ctx)
    .selectFrom('catalog.category as c')
    .select([
      'c.id',
      ({ exists }) =>
        exists(
          shelfOf(ctx, cid)
            .select('s.goods_id')
            .where(sql<boolean>`s.category_id in (${withDescendants(ctx.mid, sql`c.id`)})`),
        ).as('is_filled'),
    ])
    .where('c.mid', '=', ctx.mid)
    .where('c.id', '=', sql<string>`any(${ids}::bigint[])`)
    .execute();
  return new Map(rows.map(({ id, is_filled }) => [id, Boolean(is_filled)]));
}

/** Whether anything is for sale at all. */
export const isSelling = async (ctx: Ctx, cid: string | null): Promise<boolean> =>
  (await shelfOf(ctx, cid).select('s.goods_id').limit(1).executeTakeFirst()) !== undefined;
