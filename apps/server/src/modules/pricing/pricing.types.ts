import type { ReceiptEntry } from '@qianpu/contract/types';

export type { ReceiptEntry };

/** Everything here is plain data: a basket that was priced is stored as JSON and can be priced again. */
export interface Basket {
  readonly lines: readonly BasketLine[];
  /** By shop; a shop without a rule sends for nothing. */
  readonly freight: Readonly<Record<string, ShopFreight>>;
  /** What this shopper may have: who may have what is decided before. */
  readonly promotions: readonly Promotion[];
  /** Not to be had, only told of, with the reason. */
  readonly refused?: readonly RefusedPromotion[];
  /** By shop, which coupon it takes; a shop that is not named takes the best. */
  readonly choices?: Readonly<Record<string, ChosenCoupon>>;
}

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

/** Flat freight of an order of a shop, none from an amount of goods on. */
export interface ShopFreight {
  readonly flatFen: number;
  readonly freeFromFen: number | null;
}

/** BEST, NONE, or a coupon's id. */
export type ChosenCoupon = string;

export interface RefusedPromotion {
  readonly promotion: Promotion;
  readonly code: 'SOON' | 'LIMIT_REACHED' | 'NOT_FOR_YOU' | 'OVER';
}

/** Without either list: everything in the shop. Otherwise what one of them names. What is excepted is never touched. */
export interface Scope {
  readonly goodsIds?: readonly string[];
  readonly categoryIds?: readonly string[];
  readonly skuIds?: readonly string[];
  readonly exceptGoodsIds?: readonly string[];
}

interface PromotionOf<Kind extends string> {
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
interface UnitPrices {
  readonly unitFenOfSku: Readonly<Record<string, number>>;
}
export interface Flash extends PromotionOf<'FLASH'>, UnitPrices {}
export interface Hourly extends PromotionOf<'HOURLY'>, UnitPrices {}
export interface Group extends PromotionOf<'GROUP'>, UnitPrices {}
export interface Privileged extends PromotionOf<'PRIVILEGED'>, UnitPrices {}

/** Steps rise in pieces and fall in price. */
export interface Step {
  readonly fromPieces: number;
  readonly unitFen: number;
}

/** By pieces of a SKU, or of all SKUs of a goods together. */
export interface Wholesale extends PromotionOf<'WHOLESALE'> {
  readonly stepsOfSku: Readonly<Record<string, readonly Step[]>>;
  readonly isMixed: boolean;
}

/** `sets` times these pieces for a price, or for a percentage of what they cost. Chosen. */
export interface Package extends PromotionOf<'PACKAGE'> {
  readonly parts: readonly { readonly skuId: string; readonly pieces: number }[];
  readonly sets: number;
  readonly price: { readonly by: 'AMOUNT'; readonly priceFen: number } | { readonly by: 'PERCENT'; readonly percent: number };
}

/** The dearest pieces, `pieces` at a time, for `priceFen`. */
export interface NForPrice extends PromotionOf<'N_FOR_PRICE'> {
  readonly pieces: number;
  readonly priceFen: number;
  readonly maxSets?: number;
}

/** From so many pieces of a SKU in one order, each costs so much. */
export interface Ladder extends PromotionOf<'LADDER'> {
  readonly stepsOfSku: Readonly<Record<string, readonly Step[]>>;
}

/** 80: a piece costs 80 % of its price. */
export interface LimitedDiscount extends PromotionOf<'LIMITED_DISCOUNT'> {
  readonly discount:
    | { readonly by: 'PERCENT'; readonly percent: number }
    | ({ readonly by: 'PRICE' } & UnitPrices)
    | { readonly by: 'MINUS'; readonly minusFen: number };
}

/** A percentage of the level or card; where a SKU has a price of its own, that one holds. */
export interface MemberPrice extends PromotionOf<'MEMBER_PRICE'>, UnitPrices {
  readonly percent?: number;
}

/** What a step of a full reduction gives, measured in fen or in pieces. */
export interface Tier {
  readonly from: number;
  readonly minusFen?: number;
  readonly percentOff?: number;
  readonly isFreightFree?: boolean;
  /** Points, coupons, gifts: told in the receipt, given at payment. */
  readonly grants?: readonly { readonly name: string }[];
}

/** The highest tier reached; or `minusFen` for every `everyFen`, `capFen` at most. */
export interface FullReduction extends PromotionOf<'FULL_REDUCTION'> {
  readonly reduction:
    | { readonly by: 'TIERS'; readonly measure: 'FEN' | 'PIECES'; readonly tiers: readonly Tier[] }
    | { readonly by: 'EVERY'; readonly everyFen: number; readonly minusFen: number; readonly capFen: number };
}

/** Once in a shopper's life with a merchant: of all in a basket one is taken. */
export interface FirstOrder extends PromotionOf<'FIRST_ORDER'> {
  readonly fromFen: number;
  readonly minusFen: number;
}

export type CouponWorth =
  | { readonly by: 'AMOUNT'; readonly minusFen: number }
  | { readonly by: 'PERCENT'; readonly percentOff: number; readonly capFen: number }
  | { readonly by: 'FREIGHT'; readonly capFen: number | null }
  | { readonly by: 'EXCHANGE'; readonly priceFen: number };

/** One in an order, used once: of several shops one of them. */
export interface Coupon extends PromotionOf<'COUPON'> {
  readonly fromFen: number;
  readonly worth: CouponWorth;
}

/** Of a level, a card or an activity: from an amount of goods on, up to a cap. */
export interface FreeFreight extends PromotionOf<'FREE_FREIGHT'> {
  readonly fromFen: number;
  readonly capFen: number | null;
}

export type Promotion =
  | Flash
  | Hourly
  | Group
  | Package
  | Privileged
  | Wholesale
  | NForPrice
  | Ladder
  | LimitedDiscount
  | MemberPrice
  | FullReduction
  | FirstOrder
  | Coupon
  | FreeFreight;
export type PromotionKind = Promotion['kind'];

export interface LineShare {
  readonly promotionKind: PromotionKind;
  readonly promotionId: string;
  readonly pieces: number;
  readonly offFen: number;
}

export interface PricedLine {
  readonly cid: string;
  readonly skuId: string;
  readonly quantity: number;
  readonly unitFen: number;
  /** This line's share of every reduction. */
  readonly discountFen: number;
  readonly payableFen: number;
  readonly shares: readonly LineShare[];
}

interface Sums {
  readonly goodsFen: number;
  readonly discountFen: number;
  /** What is paid for sending, after what lowers it. */
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
