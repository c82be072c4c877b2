import type { OutputOf, ParsedOf } from '@qianpu/contract/types';

export type GoodsListQuery = ParsedOf<'catalog.goods.list'>;
export type GoodsEntry = OutputOf<'catalog.goods.list'>['list'][number];
export type ListingEntry = OutputOf<'catalog.listing.list'>['list'][number];
export type Refusal = OutputOf<'catalog.goods.setShelfMany'>['results'][number]['refusal'];

/** Of which shops something is told; null: of all. */
export type Shops = readonly string[] | null;
