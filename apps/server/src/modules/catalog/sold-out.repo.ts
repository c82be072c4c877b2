import { sql } from 'kysely';
import type { TxCtx } from '#platform/ctx';
import { ownTables } from '#platform/db/own';
import type { ShopSku } from './catalog.types.ts';
import { holdShelves } from './shelf.repo.ts';

const db = ownTables('catalog');

/**
 * Marks these goods sold out where nothing of them can be bought, and not where something can. The rows are held first: what is
 * read after that is what the last one to hold them has seen, or newer.
 */
export async function refreshSoldOut(ctx: TxCtx, goodsIds: readonly string[]): Promise<void> {
  if (goodsIds.length === 0) return;
  const { mid } = ctx;
  await holdShelves(ctx, goodsIds);
  await sql`
    update catalog.shelf s set is_sold_out = not s.is_sold_out
     where s.mid = ${mid}::bigint and s.goods_id = any(${goodsIds}::bigint[])
       and s.is_sold_out = exists (
         select from catalog.sku k
           join catalog.listing l on l.mid = k.mid and l.cid = s.cid and l.sku_id = k.id and l.on_shelf
           join catalog.stock t on t.mid = l.mid and t.cid = l.cid and t.sku_id = l.sku_id and t.available > 0
          where k.mid = s.mid and k.goods_id = s.goods_id
       )`.execute(db(ctx));
}

export async function goodsOfSkus(ctx: TxCtx, places: readonly Pick<ShopSku, 'skuId'>[]): Promise<string[]> {
  const rows = await db(ctx)
    .selectFrom('catalog.sku')
    .select('goods_id')
    .distinct()
    .where('mid', '=', ctx.mid)
    .where('id', '=', sql<string>`any(${places.map(({ skuId }) => skuId)}::bigint[])`)
    .execute();
  return rows.map(({ goods_id }) => goods_id);
}
