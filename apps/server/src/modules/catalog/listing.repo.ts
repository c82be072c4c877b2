import { sql } from 'kysely';
import type { TxCtx } from '#platform/ctx';
import { ownTables } from '#platform/db/own';
import type { NewListing } from './catalog.types.ts';

const db = ownTables('catalog');

export async function insertListing(ctx: TxCtx, listing: NewListing): Promise<void> {
  const { mid } = ctx;
  const { cid, goodsId } = listing;
  const rows = listing.prices.map(({ skuId, priceFen }) => ({ mid, cid, sku_id: skuId, price_fen: priceFen }));
  await db(ctx).insertInto('catalog.listing').values(rows).execute();
  await db(ctx)
    .insertInto('catalog.shelf')
    .values({
      mid,
      cid,
      goods_id: goodsId,
      category_id: listing.categoryId,
      position: listing.position,
      price_fen: Math.min(...listing.prices.map(({ priceFen }) => priceFen)),
      list_price_fen: listing.listPriceFen,
      sku_count: listing.prices.length,
      sold_count: listing.soldCount,
    })
    .execute();
}

/** Pieces sold, added to what cards show; goods that have left the shelf are passed over. */
export async function addSold(ctx: TxCtx, cid: string, lines: readonly { goodsId: string; quantity: number }[]): Promise<void> {
  await sql`
    update catalog.shelf s set sold_count = s.sold_count + sold.quantity
      from (
        select goods_id, sum(quantity) as quantity
          from unnest(${lines.map(({ goodsId }) => goodsId)}::bigint[], ${lines.map(({ quantity }) => quantity)}::integer[])
            as l (goods_id, quantity)
         group by goods_id
      ) sold
     where s.mid = ${ctx.mid}::bigint and s.cid = ${cid}::bigint and s.goods_id = sold.goods_id`.execute(db(ctx));
}
