import type { InputOf, ParsedOf } from '@qianpu/contract/types';
import type { QuantityRule } from '@qianpu/kit/quantity';

/** A goods as staff write it, with everything they may leave out. */
export type NewGoods = InputOf<'catalog.goods.save'>;
export type GoodsDraft = ParsedOf<'catalog.goods.save'>;
export type SkuDraft = GoodsDraft['skus'][number];

export type NewCategory = InputOf<'catalog.category.save'>;
export type CategoryDraft = ParsedOf<'catalog.category.save'>;

/** What a shop asks for a SKU, and what it asked before. */
export interface SkuPrice {
  readonly skuId: string;
  readonly priceFen: number;
  /** Struck through beside the price; absent or null: none. */
  readonly listPriceFen?: number | null | undefined;
}

/** A goods put up for sale in one shop. */
export interface NewListing {
  readonly cid: string;
  readonly goodsId: string;
  /** The goods' own when it is not said. */
  readonly categoryId?: string | undefined;
  /** Where it stood before, or first, when it is not said. */
  readonly position?: number | undefined;
  readonly prices: readonly SkuPrice[];
  /** The one that was seen, 0: not listed there; another one's work is not overwritten. */
  readonly revision?: number | undefined;
  /** Sold before the mall knew of it; counts only when it is listed for the first time. */
  readonly soldCount?: number | undefined;
  /** On the shelf from and until then; null is now, and for good. */
  readonly onShelfAt?: Date | null;
  readonly offShelfAt?: Date | null;
}

export type GoodsOrder = ParsedOf<'catalog.product.pageList'>['sortType'];
export type GoodsListQuery = ParsedOf<'catalog.product.pageList'>;

/** A SKU of a shop. */
export interface ShopSku {
  readonly cid: string;
  readonly skuId: string;
}

/** So many pieces for one member in any so many days. */
export interface PurchaseLimit {
  readonly pieces: number;
  readonly days: number;
  /** How many of them the asking member may still buy. */
  readonly left: number;
}

/** What a shop offers now: everything a cart or an order needs to know of a SKU. */
export interface Offer extends ShopSku {
  readonly goodsId: string;
  /** Its category and those above it. */
  readonly categoryIds: readonly string[];
  readonly title: string;
  readonly specs: readonly { readonly name: string; readonly value: string }[];
  readonly picture: string;
  readonly priceFen: number;
  /** From so many pieces on a piece costs so much. */
  readonly ladder: readonly { readonly fromPieces: number; readonly unitFen: number }[];
  /** Nothing lowers its price but what a shopper chose by name. */
  readonly noPromotions: boolean;
  readonly noMemberPrice: boolean;
  readonly isOnShelf: boolean;
  readonly quantityRule: QuantityRule;
  readonly purchaseLimit: PurchaseLimit | null;
  /** Pieces nobody has reserved. */
  readonly available: number;
}
