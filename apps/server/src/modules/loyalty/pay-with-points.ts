import type { Ctx, TxCtx } from '#platform/ctx';
import { spendPoints } from './change-points.ts';
import { holdPoints, insertEntry, insertLot, isCounted, returnToLots } from './points.repo.ts';
import { backUntil } from './points.rules.ts';
import { findEntryOf, findPoints } from './points-list.repo.ts';
import { findPointsRule, type PayRule } from './points-rule.repo.ts';

/** Points that pay for a part of a trade. */
export interface PointsPayment {
  readonly memberId: string;
  readonly tenderId: string;
  readonly points: number;
}

/** What points are worth here and how many the member has; undefined where the merchant takes none. */
export async function findSpendable(ctx: Ctx, memberId: string): Promise<(PayRule & { readonly points: number }) | undefined> {
  const { pays, pointsForYuan, mostPercent } = await findPointsRule(ctx);
  return pays ? { pays, pointsForYuan, mostPercent, points: (await findPoints(ctx, memberId)).points } : undefined;
}

/** Takes them out of their lots at once, earliest end first; what is to be taken may not have ended. */
export const holdPayPoints = async (ctx: TxCtx, { memberId, tenderId, points }: PointsPayment): Promise<void> =>
  void (await spendPoints(ctx, { memberId, source: 'PAID', refId: tenderId }, points));

/** The payment came to nothing: they are back in the lots they came from. */
export const freePayPoints = (ctx: TxCtx, { memberId, tenderId, points }: PointsPayment): Promise<void> =>
  giveBack(ctx, { memberId, source: 'FREED', refId: tenderId, tenderId, points });

/** A refund of what points have paid. */
export const returnPayPoints = (
  ctx: TxCtx,
  { memberId, tenderId, points, refundId }: PointsPayment & { readonly refundId: string },
): Promise<void> => giveBack(ctx, { memberId, source: 'RETURNED', refId: refundId, tenderId, points });

interface GiveBack extends PointsPayment {
  readonly source: 'FREED' | 'RETURNED';
  readonly refId: string;
}

/** Once. What belongs to a lot that has ended is given some days more. */
async function giveBack(ctx: TxCtx, { memberId, source, refId, tenderId, points }: GiveBack): Promise<void> {
  if (points === 0) return;
  await holdPoints(ctx, memberId);
  const cause = { memberId, source, refId } as const;
  if (await isCounted(ctx, cause)) return;
  const taken = await findEntryOf(ctx, 'PAID', tenderId);
  if (taken === undefined) throw new Error(`tender ${tenderId} has taken no points`);
  const id = await insertEntry(ctx, cause, { amount: points, debt: 0 });
  const over = await returnToLots(ctx, taken, id, points);
  if (over > 0) await insertLot(ctx, { memberId, entryId: id, amount: over, endsAt: backUntil(ctx.now) });
}
