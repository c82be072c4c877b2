import { fail } from '@qianpu/contract/failure';
import type { TxCtx } from '#platform/ctx';
import { giveBackUsed, lockUnused, releaseLocked, useLocked } from './move.repo.ts';

interface Locking {
  readonly memberId: string;
  readonly tradeId: string;
  readonly locks: readonly { readonly couponId: string; readonly orderId: string }[];
}

/** Orders that are placed take their coupons: all of them, or the trade is refused. */
export async function lockCoupons(ctx: TxCtx, { memberId, tradeId, locks }: Locking): Promise<void> {
  if (locks.length === 0) return;
  const locked = await lockUnused(ctx, memberId, tradeId, locks);
  if (locked.length === locks.length) return;
  throw fail('COUPON_UNFIT', { couponIds: locks.map(({ couponId }) => couponId).filter((id) => !locked.includes(id)) });
}

/** Paid: what the orders locked is used. */
export const useCoupons = async (ctx: TxCtx, orderIds: readonly string[]): Promise<void> => void (await useLocked(ctx, orderIds));

/** Closed unpaid: what the orders locked is the member's again. */
export const releaseCoupons = async (ctx: TxCtx, orderIds: readonly string[]): Promise<void> => void (await releaseLocked(ctx, orderIds));

/** Refunded as a whole: the coupon comes back, if its template says so. */
export const giveBackCoupons = async (ctx: TxCtx, orderId: string): Promise<void> => void (await giveBackUsed(ctx, orderId));
