import type { QuantityRule } from '@qianpu/kit/quantity';

/** A SKU of a shop. */
export interface SkuPlace {
  readonly cid: string;
  readonly skuId: string;
}

/** What a shop offers now: everything a cart or an order needs to know of a SKU. */
export interface Offer extends SkuPlace {
  readonly goodsId: string;
  readonly categoryId: string;
  readonly title: string;
  readonly specs: readonly { readonly name: string; readonly value: string }[];
  readonly picture: string;
  readonly priceFen: number;
  readonly isOnShelf: boolean;
  readonly quantityRule: QuantityRule;
  /** Pieces nobody has reserved. */
  readonly available: number;
}

/** Pieces an order wants to have kept for it. */
export interface StockDemand extends SkuPlace {
  readonly orderId: string;
  readonly quantity: number;
}

export interface StockSupply extends SkuPlace {
  /** Negative: taken out again. */
  readonly quantity: number;
  /** The supply's own number: the same one is put in once. */
  readonly refId: string;
}
