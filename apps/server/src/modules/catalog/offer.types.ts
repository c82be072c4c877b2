import type { QuantityRule } from '@qianpu/kit/quantity';

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
  readonly categoryId: string;
  readonly title: string;
  readonly specs: readonly { readonly name: string; readonly value: string }[];
  readonly picture: string;
  readonly priceFen: number;
  readonly isOnShelf: boolean;
  readonly quantityRule: QuantityRule;
  readonly purchaseLimit: PurchaseLimit | null;
  /** Pieces nobody has reserved. */
  readonly available: number;
}
