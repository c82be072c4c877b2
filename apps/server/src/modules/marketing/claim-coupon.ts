import type { TxCtx } from '#platform/ctx';
import { addToMember, addToTemplate, type ClaimedTemplate, insertCoupon, nextGranted, takeFromMember } from './claim.repo.ts';
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
  return insertInstance(ctx, claim, { n, template });
}

/** By another rule than the member's own claim: counts against the total alone. Undefined: there is none, now or any more. */
export async function grantCoupon(ctx: TxCtx, whose: Pick<CouponClaim, 'templateId' | 'memberId'>): Promise<string | undefined> {
  const claim: CouponClaim = { ...whose, source: 'GRANT', sharerId: null };
  const template = await addToTemplate(ctx, claim);
  if (!template) return undefined;
  return (await insertInstance(ctx, claim, { n: await nextGranted(ctx, claim), template })).id;
}

interface Counted {
  readonly n: number;
  readonly template: ClaimedTemplate;
}

async function insertInstance(ctx: TxCtx, claim: CouponClaim, { n, template }: Counted): Promise<OwnedCoupon> {
  const id = ctx.newId();
  const period = periodOf(validityOf(template), ctx.now);
  await insertCoupon(ctx, { ...claim, id, n, template, ...period, remindAt: remindAt(period.endsAt, ctx.now) });
  // How many are left ages in caches; that none is left is told.
  if (template.is_last) await emitChanged(ctx, claim.templateId);
  return { ...termsOf(template), id, templateId: claim.templateId, ...period };
}
