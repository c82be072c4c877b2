import { type FailureName, fail } from '@qianpu/contract/failure';
import type { OutputOf, ParsedOf } from '@qianpu/contract/types';
import { listNicknames } from '#modules/identity';
import type { Member, TxCtx } from '#platform/ctx';
import { findCards } from './card.repo.ts';
import { claimCoupon } from './claim-coupon.ts';
import { REFUSED } from './coupon.rules.ts';
import type { ClaimableCoupon, ClaimState } from './coupon.types.ts';

type Outcome = OutputOf<'marketing.coupon.multipleReceive'>[number];

/** TABLE: a single refused one is told by its own code (spec 8). */
const FAILURES: Readonly<Record<ClaimState, FailureName>> = {
  CLAIMABLE: 'ACTIVITY_OVER',
  CLAIMED: 'COUPON_LIMIT',
  SOLD_OUT: 'COUPONS_GONE',
  SOON: 'ACTIVITY_SOON',
  PAUSED: 'ACTIVITY_OVER',
  OVER: 'ACTIVITY_OVER',
  NOT_FOR_YOU: 'COUPON_NOT_FOR_YOU',
};

/** Of a coupon of which everybody may have one the code says that the member has it. */
export const failureOf = (state: ClaimState, perMember: number): FailureName =>
  state === 'CLAIMED' && perMember === 1 ? 'COUPON_CLAIMED' : FAILURES[state];

/** In one order for everybody, so that no two wait for each other. */
const inOrder = (ids: readonly string[]): string[] => [...new Set(ids)].sort((one, other) => (BigInt(one) < BigInt(other) ? -1 : 1));

/** Claims each for itself: one that is refused does not undo the others. */
export async function receiveCoupons(
  ctx: TxCtx<Member>,
  { ids, sharerId }: ParsedOf<'marketing.coupon.multipleReceive'>,
): Promise<Outcome[]> {
  const found = new Map((await findCards(ctx, ids)).map((card) => [card.id, card]));
  const sharer = await findSharer(ctx, sharerId);
  const outcomes = new Map<string, Outcome>();
  const isSingle = new Set(ids).size === 1;
  for (const id of inOrder(ids)) {
    const card = found.get(id);
    if (isSingle && !card) throw fail('NOT_FOUND');
    const done = card ? await receiveOne(ctx, card, sharer) : 'OVER';
    if (isSingle && typeof done === 'string') throw fail(failureOf(done, card?.perMember ?? 1));
    const isRefused = typeof done === 'string';
    outcomes.set(id, { id, result: isRefused ? REFUSED[done] : 'GOT', couponId: isRefused ? null : done.couponId });
  }
  return [...new Set(ids)].flatMap((id) => outcomes.get(id) ?? []);
}

/** What is known to be refused takes no lock: a sold-out coupon costs a crowd one read each. */
async function receiveOne(ctx: TxCtx<Member>, card: ClaimableCoupon, sharerId: string | null): Promise<ClaimState | { couponId: string }> {
  if (card.claimState !== 'CLAIMABLE') return card.claimState;
  const claimed = await claimCoupon(ctx, { templateId: card.id, memberId: ctx.actor.memberId, source: 'CLAIM', sharerId });
  if (claimed === 'LIMIT') return 'CLAIMED';
  if (claimed !== 'REFUSED') return { couponId: claimed.id };
  return (await findCards(ctx, [card.id]))[0]?.claimState ?? 'OVER';
}

/** Another member of the merchant; whoever else is named shares nothing. */
async function findSharer(ctx: TxCtx<Member>, id: string | undefined): Promise<string | null> {
  if (id === undefined || id === ctx.actor.memberId) return null;
  return (await listNicknames(ctx, [id])).has(id) ? id : null;
}
