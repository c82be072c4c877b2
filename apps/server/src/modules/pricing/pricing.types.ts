import type { ReceiptEntry } from '@qianpu/contract/types';

export type { ReceiptEntry };

export interface BasketLine {
  readonly cid: string;
  readonly skuId: string;
  readonly goodsId: string;
  readonly categoryId: string;
  readonly quantity: number;
  readonly unitFen: number;
}

/** Flat freight of an order of a shop, none from an amount of goods on. */
export interface ShopFreight {
  readonly flatFen: number;
  readonly freeFromFen: number | null;
}

export interface Basket {
  readonly lines: readonly BasketLine[];
  /** By shop; a shop without a rule sends for nothing. */
  readonly freight: ReadonlyMap<string, ShopFreight>;
  /** What this shopper may have: who may have what is decided before. */
  readonly offers: readonly Promotion[];
}

/** Both left out: everything in the shop. Otherwise what either of them names. */
export interface Scope {
  readonly goodsIds?: ReadonlySet<string>;
  readonly categoryIds?: ReadonlySet<string>;
}

interface OfferOfAKind<Kind extends string> {
  readonly kind: Kind;
  readonly id: string;
  readonly cid: string;
  readonly name: string;
  readonly scope: Scope;
}

/** The dearest pieces, `pieces` at a time, for `priceFen`. */
export interface NForPrice extends OfferOfAKind<'N_FOR_PRICE'> {
  readonly pieces: number;
  readonly priceFen: number;
  readonly maxSets?: number;
}

/** 80: a piece costs 80 % of its price. */
export interface LimitedDiscount extends OfferOfAKind<'LIMITED_DISCOUNT'> {
  readonly percent: number;
}

export interface MemberPrice extends OfferOfAKind<'MEMBER_PRICE'> {
  readonly unitFenOfSku: ReadonlyMap<string, number>;
}

/** The best tier reached; or `minusFen` for every `everyFen`, `capFen` at most. */
export interface FullReduction extends OfferOfAKind<'FULL_REDUCTION'> {
  readonly reduction:
    | { readonly by: 'TIERS'; readonly tiers: readonly { readonly fromFen: number; readonly minusFen: number }[] }
    | { readonly by: 'EVERY'; readonly everyFen: number; readonly minusFen: number; readonly capFen: number };
}

/** Once in a shopper's life with a merchant: of all in a basket one is taken. */
export interface FirstOrder extends OfferOfAKind<'FIRST_ORDER'> {
  readonly fromFen: number;
  readonly minusFen: number;
}

/** `worth` is an amount, or a percentage taken off with a cap. */
export interface Coupon extends OfferOfAKind<'COUPON'> {
  readonly fromFen: number;
  readonly worth:
    | { readonly by: 'AMOUNT'; readonly minusFen: number }
    | { readonly by: 'PERCENT'; readonly percentOff: number; readonly capFen: number };
}

export type Promotion = NForPrice | LimitedDiscount | MemberPrice | FullReduction | FirstOrder | Coupon;
export type OfferKind = Promotion['kind'];

export interface PricedLine {
  readonly cid: string;
  readonly skuId: string;
  readonly quantity: number;
  readonly unitFen: number;
  /** This line's share of every reduction. */
  readonly discountFen: number;
  readonly payableFen: number;
}

interface Sums {
  readonly goodsFen: number;
  readonly discountFen: number;
  readonly freightFen: number;
  readonly payableFen: number;
}

export interface PricedShop extends Sums {
  readonly cid: string;
  readonly lines: readonly PricedLine[];
  readonly receipt: readonly ReceiptEntry[];
}

export interface PricedBasket {
  readonly shops: readonly PricedShop[];
  readonly totals: Sums & { readonly pieces: number };
}

/** A line while it is being priced. */
export interface OpenLine extends BasketLine {
  /** What is still to be paid for it. */
  readonly leftFen: number;
  readonly reductions: readonly { readonly offer: Promotion; readonly offFen: number }[];
}

/** What a rule takes off. */
export interface Reduction {
  /** Fen off each of the lines it was given, in their order. */
  readonly shares: readonly number[];
  /** Why it takes nothing, when something is missing: how much of which amount, where it is an amount. */
  readonly missing?: Missing;
}

export interface Missing {
  readonly thresholdFen?: number;
  readonly missingFen?: number;
}
