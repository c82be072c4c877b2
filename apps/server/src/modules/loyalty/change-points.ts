import { fail } from '@qianpu/contract/failure';
import type { TxCtx } from '#platform/ctx';
import { holdPoints, insertEntry, insertLot, isCounted, takeFromLots } from './points.repo.ts';
import type { PointsCause } from './points.types.ts';
import { expireLots } from './points-end.repo.ts';

/** New points of one source, once: what is owed is paid off first, the rest is a lot. Undefined: it had been counted. */
export async function earnPoints(ctx: TxCtx, cause: PointsCause, amount: number): Promise<string | undefined> {
  if (amount === 0) return undefined;
  const { debt } = await holdPoints(ctx, cause.memberId);
  if (await isCounted(ctx, cause)) return undefined;
  const paidOff = Math.min(debt, amount);
  const entryId = await insertEntry(ctx, cause, { amount: amount - paidOff, debt: -paidOff });
  if (amount > paidOff) await insertLot(ctx, { memberId: cause.memberId, entryId, amount: amount - paidOff });
  return entryId;
}

/** Spends, earliest end first; all of it or nothing. What each lot gave is kept with the entry, whose id is answered. */
export async function spendPoints(ctx: TxCtx, cause: PointsCause, amount: number): Promise<string> {
  const { memberId } = cause;
  await expireLots(ctx, [memberId]);
  const { points } = await holdPoints(ctx, memberId);
  if (points < amount) throw fail('POINTS_SHORT', { points });
  const entryId = await insertEntry(ctx, cause, { amount: -amount, debt: 0 });
  await takeFromLots(ctx, { memberId, entryId, amount });
  return entryId;
}

/** Takes back what was earned too much, from the lot it filled first; what is not there any more is owed. */
export async function takeBackPoints(ctx: TxCtx, cause: PointsCause, amount: number, firstOf?: string): Promise<void> {
  if (amount === 0) return;
  const { memberId } = cause;
  await expireLots(ctx, [memberId]);
  const { points } = await holdPoints(ctx, memberId);
  if (await isCounted(ctx, cause)) return;
  const there = Math.min(points, amount);
  const entryId = await insertEntry(ctx, cause, { amount: -there, debt: amount - there });
  if (there > 0) await takeFromLots(ctx, { memberId, entryId, amount: there, firstOf });
}
