import type { Offer } from '#modules/catalog';

export type { PricedBasket } from '#modules/pricing';

export interface LinePlace {
  readonly cid: string;
  readonly skuId: string;
}

/** Pieces of a SKU from a shop. */
export interface WishedLine extends LinePlace {
  readonly quantity: number;
}

/** A wish the catalogue knows. */
export interface KnownLine extends WishedLine {
  readonly goodsId: string;
}

/** Pieces of one shop, and of all shops. */
export interface PieceCount {
  readonly ofShop: number;
  readonly inAll: number;
}

export interface LineChange extends LinePlace {
  readonly quantity?: number | undefined;
  readonly isTicked?: boolean | undefined;
}

export interface CartLine extends KnownLine {
  readonly isTicked: boolean;
}

export type LineState = 'OK' | 'SHORT' | 'LIMITED' | 'UNFIT' | 'SOLD_OUT' | 'OFF_SHELF';

/** A line beside what the catalogue says of it now. */
export interface OfferedLine {
  readonly line: CartLine;
  readonly offer: Offer;
  readonly state: LineState;
}
