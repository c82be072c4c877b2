import type { OutputOf, ParsedOf } from '@qianpu/contract/types';
import type { LiveActivity } from '#modules/activity';
import type { Offer } from '#modules/catalog';
import type { FreightHold } from '#modules/loyalty';
import type { ClaimableCoupon, CouponTerms, OwnedCoupon } from '#modules/marketing';
import type { Basket, BasketLine, PricedBasket, Promotion, RefusedPromotion } from '#modules/pricing';
import type { ShopStatus } from '#modules/shop';

export type { Basket, BasketLine, ClaimableCoupon, CouponTerms, Offer, OwnedCoupon, Promotion, RefusedPromotion };

export type QuoteView = OutputOf<'trade.order.calculate'>;

export interface LineKey {
  readonly cid: string;
  readonly skuId: string;
}

/** Pieces of a SKU somebody wants from a shop. */
export interface LineInput extends LineKey {
  readonly quantity: number;
  /** Left out, or true: it counts in the price, if it can be bought. */
  readonly isTicked?: boolean;
}

/**
 * SHORT: some are left, fewer than wanted. LIMITED: more than this member may still buy. UNFIT: not sold in this number. Only OK lines
 * have a price.
 */
export type LineState = 'OK' | 'SHORT' | 'LIMITED' | 'UNFIT' | 'SOLD_OUT' | 'OFF_SHELF';

/** A line beside what the catalogue says of it now. */
export interface OfferedLine<Line extends LineInput = LineInput> {
  readonly line: Line;
  readonly offer: Offer;
  readonly state: LineState;
}

export interface QuotedShop {
  readonly cid: string;
  readonly name: string;
  readonly status: ShopStatus;
}

/** By the id of a promotion, whose free freight of the month it uses up. */
export type MonthlyFreight = ReadonlyMap<string, Omit<FreightHold, 'orderId'>>;

/** What lines cost at this moment, and all it was computed from. */
export interface Quote<Line extends LineInput = LineInput> {
  /** Those the catalogue knows, in their order. */
  readonly lines: readonly OfferedLine<Line>[];
  readonly unknown: readonly Line[];
  readonly shops: ReadonlyMap<string, QuotedShop>;
  /** Of this member, usable here or not. */
  readonly coupons: readonly OwnedCoupon[];
  /** Those that run or are soon for these lines. */
  readonly activities: readonly LiveActivity[];
  /** By shop, what comes for nothing with what its order reaches. */
  readonly gifts: ReadonlyMap<string, readonly Gift[]>;
  /** Which of its promotions use up free freight of the month. */
  readonly freight: MonthlyFreight;
  /** Of an activity the shopper named. */
  readonly sets: number;
  readonly basket: Basket;
  readonly priced: PricedBasket;
}

/** Pieces that come for nothing; sold out: the order goes without. */
export type Gift = NonNullable<QuoteView['shops'][number]['gifts']>[number];

/** An activity the shopper named: its price or none. */
export type Chosen = NonNullable<ParsedOf<'trade.order.calculate'>['chosen']>;

export interface CouponChoice {
  readonly cid: string;
  /** BEST, NONE, or a coupon's id. */
  readonly coupon: string;
}
