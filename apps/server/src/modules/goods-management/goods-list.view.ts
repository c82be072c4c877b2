import { fen } from '@qianpu/kit/fen';
import type { GoodsEntry, GoodsRow } from './goods-management.types.ts';

const viewRange = (low: string | null, high: string | null) =>
  low === null || high === null ? null : { lowFen: fen(low), highFen: fen(high) };

function shelfState({ shop_count, is_on, is_scheduled }: GoodsRow): GoodsEntry['shelf'] {
  if (shop_count === 0) return 'UNLISTED';
  if (is_on) return 'ON_SHELF';
  return is_scheduled ? 'SCHEDULED' : 'OFF_SHELF';
}

function stockState({ available, is_low, low }: GoodsRow): GoodsEntry['stock'] {
  // What is for sale nowhere lacks nothing.
  if (low === null) return 'ENOUGH';
  if (available === '0') return 'SOLD_OUT';
  return is_low ? 'LOW' : 'ENOUGH';
}

export const viewGoodsEntry = (row: GoodsRow): GoodsEntry => ({
  id: row.id,
  title: row.title,
  picture: row.cover,
  categoryId: row.category_id,
  categoryName: row.category_name,
  brandId: row.brand_id,
  skuCount: row.sku_count,
  code: row.code,
  price: viewRange(row.low, row.high),
  listPrice: viewRange(row.list_low, row.list_high),
  available: Number(row.available),
  soldCount: Number(row.sold_count),
  shelf: shelfState(row),
  stock: stockState(row),
  shopCount: row.shop_count,
  revision: row.revision,
  updatedAt: row.updated_at.getTime(),
});
