import type { TxCtx } from '#platform/ctx';
import { emit } from './emit-changed.ts';
import { takeReminders } from './move.repo.ts';

/** Tells that coupons end soon, once for each. */
export async function remindMembers(ctx: TxCtx, ids: readonly string[]): Promise<void> {
  for (const { id, member_id, name, ends_at, cids } of await takeReminders(ctx, ids)) {
    const [cid] = cids;
    await emit(ctx, 'marketing.coupon.ending', {
      memberId: member_id,
      couponId: id,
      name,
      endsAt: ends_at.toISOString(),
      ...(cids.length === 1 && { cid }),
    });
  }
}
