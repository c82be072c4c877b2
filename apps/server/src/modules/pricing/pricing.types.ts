import type { ReceiptEntry } from '@qianpu/contract/types';
import type { Promotion } from './kinds/kinds.ts';
import type { BasketLine, PromotionKind } from './promotion.types.ts';

export type { BasketLine, Promotion, ReceiptEntry };

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
