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
