import type { TxCtx } from '#platform/ctx';
import { addToMember, addToTemplate, insertCoupon, takeFromMember } from './claim.repo.ts';
import { periodOf, remindAt } from './coupon.rules.ts';
import type { CouponClaim, OwnedCoupon } from './coupon.types.ts';
import { emitChanged } from './emit-changed.ts';
import { termsOf, validityOf } from './terms.rules.ts';

/** LIMIT: the member has as many as anybody may. REFUSED: the template says why. */
type Claimed = OwnedCoupon | 'LIMIT' | 'REFUSED';

/** The member's counter first: the template's row, which a crowd waits for, is held as briefly as possible. */
export async function claimCoupon(ctx: TxCtx, claim: CouponClaim): Promise<Claimed> {
  const n = await addToMember(ctx, claim);
  if (n === undefined) return 'LIMIT';
  const template = await addToTemplate(ctx, claim);
  if (!template) {
    await takeFromMember(ctx, claim);
    return 'REFUSED';
  }
  const id = ctx.newId();
  const period = periodOf(validityOf(template), ctx.now);
  await insertCoupon(ctx, { ...claim, id, n, template, ...period, remindAt: remindAt(period.endsAt, ctx.now) });
  // How many are left ages in caches; that none is left is told.
  if (template.is_last) await emitChanged(ctx, claim.templateId);
  return { ...termsOf(template), id, templateId: claim.templateId, ...period };
}
