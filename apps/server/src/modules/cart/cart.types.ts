import type { LineKey, OfferedLine, Quote } from '#modules/checkout';

export type { LineKey, OfferedLine, Quote };

/** Pieces of a SKU from a shop. */
export interface LineQuantity extends LineKey {
  readonly quantity: number;
}

/** A line the catalogue knows. */
export interface KnownLine extends LineQuantity {
  readonly goodsId: string;
  /** Of one piece when it was put in; null: nobody stored it then. */
  readonly addedPriceFen: number | null;
}

/** Pieces of one shop, and of all shops. */
export interface PieceCount {
  readonly ofShop: number;
  readonly inAll: number;
}

export interface LineChange extends LineKey {
  readonly quantity?: number | undefined;
  readonly isTicked?: boolean | undefined;
  /** Another SKU of the same goods in its place. */
  readonly newSkuId?: string | undefined;
}

export interface StoredLine extends KnownLine {
  readonly isTicked: boolean;
}
