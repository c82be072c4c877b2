import type { OutputOf, ParsedOf } from '@qianpu/contract/types';
import type { listedShops } from '#platform/shop-scope';

export type GoodsListFilter = ParsedOf<'catalog.goods.list'>;
export type GoodsEntry = OutputOf<'catalog.goods.list'>['list'][number];
export type ListingEntry = OutputOf<'catalog.listing.list'>['list'][number];
export type Refusal = OutputOf<'catalog.goods.setShelfMany'>['results'][number]['refusal'];

/** Of which shops something is told; null: of all. */
export type Shops = ReturnType<typeof listedShops>;

export interface GoodsRow {
  id: string;
  title: string;
  cover: string;
  category_id: string;
  category_name: string;
  brand_id: string | null;
  sku_count: number;
  code: string | null;
  low: string | null;
  high: string | null;
  list_low: string | null;
  list_high: string | null;
  available: string;
  is_low: boolean;
  sold_count: string;
  shop_count: number;
  is_on: boolean;
  is_scheduled: boolean;
  revision: number;
  updated_at: Date;
}
