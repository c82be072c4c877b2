import type { ReceiptEntry } from '@qianpu/contract/types';

/** The names of all kinds: those of the receipt on the wire. A price that staff lower is no promotion. */
export type PromotionKind = Exclude<NonNullable<ReceiptEntry['promotionKind']>, 'STAFF'>;

export interface BasketLine {
  readonly cid: string;
  readonly skuId: string;
  readonly goodsId: string;
  /** Its category and those above it. */
  readonly categoryIds: readonly string[];
  readonly quantity: number;
  readonly unitFen: number;
  /** Gold, cards, vouchers: only chosen line prices touch it. */
  readonly noPromotions?: boolean;
  readonly noMemberPrice?: boolean;
}

/** Without either list: everything in the shop. Otherwise what one of them names. What is excepted is never touched. */
export interface Scope {
  readonly goodsIds?: readonly string[];
  readonly categoryIds?: readonly string[];
  readonly skuIds?: readonly string[];
  readonly exceptGoodsIds?: readonly string[];
}

/** What promotions of all kinds have; the rest stands in the file of each. */
export interface PromotionOf<Kind extends PromotionKind> {
  readonly kind: Kind;
  readonly id: string;
  /** Of which shops; empty: of every shop of the merchant. Each order of them may have it, but for a coupon and a first order. */
  readonly cids: readonly string[];
  readonly name: string;
  readonly scope: Scope;
  /** Pieces this member may still have of it. */
  readonly maxPieces?: number;
  /** Kinds it does not meet, beyond those its own kind never meets. */
  readonly refuses?: readonly PromotionKind[];
}

/** A price per SKU. Chosen: the request names it, and takes it whether or not something else is cheaper. */
export interface UnitPrices {
  readonly unitFenOfSku: Readonly<Record<string, number>>;
}
