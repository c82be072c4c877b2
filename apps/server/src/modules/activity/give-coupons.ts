import { grantCoupon } from '#modules/marketing';
import type { TxCtx } from '#platform/ctx';
import { endGrant, lockOfferedCoupons } from './grant.repo.ts';

/** Of a paid order: coupons are its member's at once, or there is none left of them. Points and growth are taken by their account. */
export async function giveCoupons(ctx: TxCtx, orderId: string): Promise<void> {
  for (const { id, memberId, templateId } of await lockOfferedCoupons(ctx, orderId))
    await endGrant(ctx, id, await grantCoupon(ctx, { templateId, memberId }));
}
