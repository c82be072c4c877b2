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
  /** Pieces that can be bought at once: from, in steps of, up to. */
  readonly quantityRule: { readonly min: number; readonly step: number; readonly max: number | null };
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
