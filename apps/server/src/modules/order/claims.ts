import {
  type Demand,
  type PromisedGrant,
  promiseGrants,
  releaseActivities,
  releaseFirstOrders,
  reserveActivities,
  reserveFirstOrders,
  returnActivities,
  takeActivities,
} from '#modules/activity';
import { type FreightHold, holdFreight, releaseFreight, returnFreight, takeFreight } from '#modules/loyalty';
import { giveBackCoupons, lockCoupons, releaseCoupons, useCoupons } from '#modules/marketing';
import { releaseStock, reserveStock, returnStock, sellStock } from '#modules/stock';
import type { TxCtx } from '#platform/ctx';
import { pipelined } from '#platform/db/pipelined';

/** A trade that is being placed, as far as others keep something for it. */
export interface ClaimedTrade {
  readonly tradeId: string;
  readonly memberId: string;
  readonly orders: readonly {
    readonly orderId: string;
    readonly cid: string;
    readonly lines: readonly { readonly skuId: string; readonly quantity: number }[];
    readonly couponId?: string | undefined;
  }[];
  /** What of it is at the price of an activity that has a stock or a limit. */
  readonly demands: readonly Demand[];
  /** What comes besides once it is paid. */
  readonly grants: readonly PromisedGrant[];
  /** Orders that take the reduction of a first one. */
  readonly firstOrderIds: readonly string[];
  /** Orders that are sent for nothing by a benefit of the month. */
  readonly freight: readonly FreightHold[];
}

/** All money of an order goes back. */
export interface WholeRefund {
  readonly orderId: string;
  readonly refundId: string;
  /** Nothing of it was sent. */
  readonly isUnsent: boolean;
}

/** What is kept for an order while it is unpaid, taken for good when it is paid, and let go when it is not to be. */
interface Claim {
  readonly reserve: (ctx: TxCtx, trade: ClaimedTrade) => Promise<void>;
  readonly settle: (ctx: TxCtx, orderIds: readonly string[]) => Promise<void>;
  readonly release: (ctx: TxCtx, orderIds: readonly string[]) => Promise<void>;
  readonly giveBack: (ctx: TxCtx, refund: WholeRefund) => Promise<void>;
}

const activityClaim: Claim = {
  reserve: async (ctx, trade) => {
    await pipelined([reserveActivities(ctx, trade), promiseGrants(ctx, trade)]);
  },
  settle: takeActivities,
  release: releaseActivities,
  giveBack: async (ctx, { orderId, isUnsent }) => {
    if (isUnsent) await returnActivities(ctx, orderId);
  },
};

const firstOrderClaim: Claim = {
  reserve: (ctx, { memberId, firstOrderIds }) => reserveFirstOrders(ctx, { memberId, orderIds: firstOrderIds }),
  // A paid order is noted whether it took the reduction or not.
  settle: async () => {},
  release: releaseFirstOrders,
  giveBack: async (ctx, { orderId, isUnsent }) => {
    if (isUnsent) await releaseFirstOrders(ctx, [orderId]);
  },
};

const freightClaim: Claim = {
  reserve: holdFreight,
  settle: takeFreight,
  release: releaseFreight,
  giveBack: async (ctx, { orderId, isUnsent }) => {
    if (isUnsent) await returnFreight(ctx, orderId);
  },
};

const stockClaim: Claim = {
  reserve: (ctx, trade) => reserveStock(ctx, { memberId: trade.memberId, demands: ordinaryPieces(trade) }),
  settle: sellStock,
  release: releaseStock,
  giveBack: async (ctx, { orderId, refundId, isUnsent }) => {
    if (isUnsent) await returnStock(ctx, { orderId, refundId });
  },
};

const couponClaim: Claim = {
  reserve: async (ctx, { tradeId, memberId, orders }) => {
    const locks = orders.flatMap(({ orderId, couponId }) => (couponId ? [{ orderId, couponId }] : []));
    if (locks.length > 0) await lockCoupons(ctx, { memberId, tradeId, locks });
  },
  settle: useCoupons,
  release: releaseCoupons,
  giveBack: (ctx, { orderId }) => giveBackCoupons(ctx, orderId),
};

/** What is not set aside for an activity comes out of the shop's stock. */
const ordinaryPieces = ({ orders, demands }: ClaimedTrade) =>
  orders.flatMap(({ orderId, cid, lines }) =>
    bySku(lines).flatMap(({ skuId, quantity }) => {
      const aside = demands.filter((one) => one.isStocked && one.orderId === orderId && one.skuId === skuId);
      const left = aside.reduce((rest, { pieces }) => rest - pieces, quantity);
      return left > 0 ? [{ orderId, cid, skuId, quantity: left }] : [];
    }),
  );

/** A gift may be of a SKU that is bought, too. */
const bySku = (lines: ClaimedTrade['orders'][number]['lines']) =>
  [...Map.groupBy(lines, ({ skuId }) => skuId)].map(([skuId, own]) => ({
    skuId,
    quantity: own.reduce((sum, { quantity }) => sum + quantity, 0),
  }));

/** TABLE of claims, in the order in which they lock: activities, whose ends put pieces back into stock, before stock, and that before coupons. What is the member's own stands where it locks nobody else. */
const claims: readonly Claim[] = [activityClaim, firstOrderClaim, freightClaim, stockClaim, couponClaim];

/** None waits for another's answer: whichever refuses undoes them all. */
const each = async (work: (claim: Claim) => Promise<void>): Promise<void> => {
  await pipelined(claims.map(work));
};

export const reserveClaims = (ctx: TxCtx, trade: ClaimedTrade) => each((claim) => claim.reserve(ctx, trade));
export const settleClaims = (ctx: TxCtx, orderIds: readonly string[]) => each((claim) => claim.settle(ctx, orderIds));
export const releaseClaims = (ctx: TxCtx, orderIds: readonly string[]) => each((claim) => claim.release(ctx, orderIds));
export const giveBackClaims = (ctx: TxCtx, refund: WholeRefund) => each((claim) => claim.giveBack(ctx, refund));
