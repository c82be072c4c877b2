import type { ShopSku } from '#modules/catalog';

export type { ShopSku };

/** Pieces one member's orders want to have kept for them. */
export interface Reservation {
  readonly memberId: string;
  readonly demands: readonly (ShopSku & { readonly orderId: string; readonly quantity: number })[];
}

/** Many SKUs of one shop. */
export interface Supply {
  readonly cid: string;
  /** The supply's own number: the same one is put in once. */
  readonly refId: string;
  readonly lines: readonly { readonly skuId: string; readonly quantity: number }[];
}

/** Of which shops something is told; null: of all. */
export type Shops = readonly string[] | null;

export interface StockSupply extends ShopSku {
  /** Negative: taken out again. */
  readonly quantity: number;
  /** The supply's own number: the same one is put in once. */
  readonly refId: string;
}
