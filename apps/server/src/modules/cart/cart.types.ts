import type { Offer } from '#modules/catalog';

export type { PricedBasket } from '#modules/pricing';

export interface LineKey {
  readonly cid: string;
  readonly skuId: string;
}

/** Pieces of a SKU from a shop. */
export interface LineQuantity extends LineKey {
  readonly quantity: number;
}

/** A line the catalogue knows. */
export interface KnownLine extends LineQuantity {
  readonly goodsId: string;
}

/** Pieces of one shop, and of all shops. */
export interface PieceCount {
  readonly ofShop: number;
  readonly inAll: number;
}

export interface LineChange extends LineKey {
  readonly quantity?: number | undefined;
  readonly isTicked?: boolean | undefined;
}

export interface StoredLine extends KnownLine {
  readonly isTicked: boolean;
}

export type LineState = 'OK' | 'SHORT' | 'LIMITED' | 'UNFIT' | 'SOLD_OUT' | 'OFF_SHELF';

/** A line beside what the catalogue says of it now. */
export interface OfferedLine {
  readonly line: StoredLine;
  readonly offer: Offer;
  readonly state: LineState;
}
