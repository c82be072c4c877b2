import type { OutputOf, ParsedOf } from '@qianpu/contract/types';
import type { Ctx } from '#platform/ctx';
import { listedShops } from '#platform/shop-scope';
import type { ListingEntry } from './goods-management.types.ts';
import { type ListingRow, listListings } from './listing-list.repo.ts';

const shelfState = ({ is_on, on_shelf_at }: ListingRow): ListingEntry['shelf'] => {
  if (is_on) return 'ON_SHELF';
  return on_shelf_at === null ? 'OFF_SHELF' : 'SCHEDULED';
};

const viewListing = (row: ListingRow): ListingEntry => ({
  cid: row.cid,
  goods: { id: row.goods_id, title: row.title, picture: row.cover },
  categoryId: row.category_id,
  position: row.position,
  shelf: shelfState(row),
  onShelfAt: row.on_shelf_at?.getTime() ?? null,
  offShelfAt: row.off_shelf_at?.getTime() ?? null,
  soldCount: Number(row.sold_count),
  revision: row.revision,
  skus: row.skus,
});

export async function showListings(
  ctx: Ctx,
  { goodsId, cid, ...page }: ParsedOf<'catalog.listing.list'>,
): Promise<OutputOf<'catalog.listing.list'>> {
  const { rows, total } = await listListings(ctx, { goodsId, cids: listedShops(ctx, cid) }, page);
  return { list: rows.slice(0, page.pageSize).map(viewListing), pageNum: page.pageNum, hasMore: rows.length > page.pageSize, total };
}
