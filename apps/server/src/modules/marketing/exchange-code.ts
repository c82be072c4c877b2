import { CallFailure, fail } from '@qianpu/contract/failure';
import { type Ctx, inTx, type Member, type TxCtx } from '#platform/ctx';
import { findCards } from './card.repo.ts';
import { claimCoupon } from './claim-coupon.ts';
import { takeCode } from './code.repo.ts';
import { readCode } from './code.rules.ts';
import { everyHashOf, hashAddress } from './code-hash.ts';
import { giveTriesBack, spendTries, type Trier } from './code-try.repo.ts';
import type { ClaimState, OwnedCoupon } from './coupon.types.ts';
import { failureOf } from './receive-coupons.ts';

/** A printed code becomes a coupon of the member, once. Whatever makes a code worthless is said alike. */
export async function exchangeCode(ctx: Ctx<Member>, typed: string): Promise<OwnedCoupon> {
  const triers: Trier[] = [
    { scope: 'ADDRESS', key: hashAddress(ctx) },
    { scope: 'MEMBER', key: ctx.actor.memberId },
  ];
  await inTx(ctx, async (ctx) => {
    if (!(await spendTries(ctx, triers))) throw fail('TOO_OFTEN');
  });
  try {
    return await inTx(ctx, async (ctx) => {
      const coupon = await redeem(ctx, readCode(typed));
      await giveTriesBack(ctx, triers);
      return coupon;
    });
  } catch (error) {
    // The code was right; only the member may not have one more.
    if (error instanceof CallFailure && error.failure !== 'WRONG_EXCHANGE_CODE') await inTx(ctx, (ctx) => giveTriesBack(ctx, triers));
    throw error;
  }
}

/** Reasons that are the member's own, or the crowd's: they are told. The others are the code's. */
const told: ReadonlySet<ClaimState> = new Set(['CLAIMED', 'NOT_FOR_YOU', 'SOLD_OUT']);

async function redeem(ctx: TxCtx<Member>, code: string | null): Promise<OwnedCoupon> {
  const { memberId } = ctx.actor;
  const templateId = code === null ? undefined : await takeCode(ctx, await everyHashOf(ctx, code), memberId);
  if (templateId === undefined) throw fail('WRONG_EXCHANGE_CODE');
  const claimed = await claimCoupon(ctx, { templateId, memberId, source: 'CODE', sharerId: null });
  if (typeof claimed !== 'string') return claimed;
  const [card] = await findCards(ctx, [templateId]);
  const state = claimed === 'LIMIT' ? 'CLAIMED' : card?.claimState;
  throw fail(card && state && told.has(state) ? failureOf(state, card.perMember) : 'WRONG_EXCHANGE_CODE');
}
