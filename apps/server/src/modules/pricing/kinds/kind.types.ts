import type { ReceiptEntry } from '@qianpu/contract/types';
import type { BasketLine, PromotionKind, PromotionOf } from '../promotion.types.ts';

type AnyPromotion = PromotionOf<PromotionKind>;

export type Reason = ReceiptEntry['reason'];

/** Given with an order, no part of its price. */
export interface ReceiptGrant {
  readonly name: string;
  readonly grant?: ReceiptEntry['grant'];
}

/** The order in which promotions are applied, each on what the ones before it left. */
export const STAGE = {
  chosenSet: 1,
  chosenPrice: 2,
  set: 3,
  price: 4,
  reduction: 5,
  firstOrder: 6,
  coupon: 7,
  freight: 8,
} as const;

/** Two kinds of one group never meet on a piece. */
type Group = 'price' | 'reduction' | 'first-order' | 'coupon' | 'freight';

interface KindFacts<P extends AnyPromotion> {
  readonly kind: P['kind'];
  readonly stage: (typeof STAGE)[keyof typeof STAGE];
  readonly group: Group;
  /** The groups that may follow it on the same piece. A single promotion narrows this, never widens it. */
  readonly meets: readonly Group[];
  /**
   * all: as many as pay. one-of-shop: one in an order, and each in one order only. one-of-basket: one in all orders together.
   * best-of-shop: one in an order, the best.
   */
  readonly pick: 'all' | 'one-of-shop' | 'one-of-basket' | 'best-of-shop';
  /** The request names it: it is taken whether or not something else is cheaper. */
  readonly isChosen: boolean;
  /** Whether goods that refuse promotions or member prices still let it touch them. */
  touches(line: BasketLine): boolean;
  activityType(promotion: P): ReceiptEntry['activityType'];
}

/** Pieces of a SKU in an order, and of all SKUs of a goods. */
export interface Pieces {
  ofSku(skuId: string): number;
  ofGoods(goodsId: string): number;
}

/** A price for each piece of a line. */
export interface LineKind<P extends AnyPromotion> extends KindFacts<P> {
  readonly scope: 'line';
  unitFen(promotion: P, line: BasketLine, pieces: Pieces): number | undefined;
  /** What is missing to a price, of the lines it is for. */
  missing?(promotion: P, lines: readonly BasketLine[], pieces: Pieces): Reason | undefined;
}

/** Pieces nobody has priced yet, by lot, in the order of SKUs. */
export interface FreeLot {
  readonly skuId: string;
  readonly unitFen: number;
  readonly pieces: number;
}
interface TakenLot {
  readonly pieces: number;
  readonly offFen: number;
}

/** A price for several pieces together. */
export interface SetKind<P extends AnyPromotion> extends KindFacts<P> {
  readonly scope: 'set';
  /** Of each lot what it takes, or why it takes nothing. */
  take(promotion: P, lots: readonly FreeLot[]): readonly TakenLot[] | Reason;
}

/** What an order has left of the pieces a promotion is for. */
export interface KindBase {
  readonly leftFen: number;
  readonly pieces: number;
  /** What the dearest piece of them has left. */
  readonly dearestFen: number;
}

/** A sum off all pieces together, or off the freight. */
export interface OrderStageKind<P extends AnyPromotion> extends KindFacts<P> {
  readonly scope: 'order';
  /** Lines it may leave at nothing; the others keep a fen of each. */
  readonly mayReachZero: boolean;
  offFen(promotion: P, base: KindBase): number;
  /** The most it takes off this or any smaller base, where that may be more than now. */
  mostFen?(promotion: P, base: KindBase): number;
  /** The most it takes off the freight: with this base, and with any. */
  freightFen?(promotion: P, base: KindBase): number;
  mostFreightFen?(promotion: P): number;
  /** Whether all of it comes off the dearest piece. */
  isOffOnePiece?(promotion: P): boolean;
  grants?(promotion: P, base: KindBase): readonly ReceiptGrant[];
  /** TAKEN, with the next step if there is one; or what is missing. `feeFen` is the freight it could take off. */
  describe(promotion: P, base: KindBase, feeFen: number): Reason;
}

export type Kind<P extends AnyPromotion> = LineKind<P> | SetKind<P> | OrderStageKind<P>;
