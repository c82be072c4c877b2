import { fail } from '@qianpu/contract/failure';
import type { ParsedOf } from '@qianpu/contract/types';
import { isMember } from '#modules/identity';
import type { Staff, TxCtx } from '#platform/ctx';
import { noteChange } from '#platform/note-change';
import { earnPoints, spendPoints } from './change-points.ts';
import { holdPoints, insertEntry, insertLot, isCounted, returnToLots } from './points.repo.ts';
import { backUntil } from './points.rules.ts';
import { findEntry, findPoints } from './points-list.repo.ts';
import { findPointsRule, savePointsRule } from './points-rule.repo.ts';

/** Points given or taken by staff. */
export async function adjustPoints(
  ctx: TxCtx<Staff>,
  { memberId, amount, reason }: ParsedOf<'member.points.adjust'>,
): Promise<{ points: number; entryId: string }> {
  // The member's row first: whoever earns meanwhile locks in the same order.
  await holdPoints(ctx, memberId);
  if (!(await isMember(ctx, memberId))) throw fail('NOT_FOUND');
  const cause = { memberId, source: 'STAFF', refId: ctx.newId(), note: reason, staffId: ctx.actor.staffId } as const;
  const entryId = amount > 0 ? await earnPoints(ctx, cause, amount) : await spendPoints(ctx, cause, -amount);
  noteChange(ctx, { before: null, after: { amount } });
  return { points: (await findPoints(ctx, memberId)).points, entryId: entryId ?? cause.refId };
}

/** What staff took goes back into the lots it came from; a lot that has ended is given some days once more. */
export async function undoTaking(
  ctx: TxCtx<Staff>,
  { memberId, entryId, reason }: ParsedOf<'member.points.undo'>,
): Promise<{ points: number }> {
  await holdPoints(ctx, memberId);
  const taken = await findEntry(ctx, memberId, entryId);
  if (taken?.source_kind !== 'STAFF' || Number(taken.amount) >= 0) throw fail('NOT_FOUND');
  const cause = { memberId, source: 'UNDONE', refId: entryId, note: reason, staffId: ctx.actor.staffId } as const;
  if (!(await isCounted(ctx, cause))) {
    const id = await insertEntry(ctx, cause, { amount: -Number(taken.amount), debt: 0 });
    const over = await returnToLots(ctx, entryId, id, -Number(taken.amount));
    if (over > 0) await insertLot(ctx, { memberId, entryId: id, amount: over, endsAt: backUntil(ctx.now) });
  }
  noteChange(ctx, { before: null, after: { entryId } });
  return { points: (await findPoints(ctx, memberId)).points };
}

/** What a yuan earns from now on, and what points are worth when they pay; what was earned stays. */
export async function saveRule(ctx: TxCtx, rule: ParsedOf<'member.points.saveRule'>): Promise<{ revision: number }> {
  const { revision: _revision, ...before } = await findPointsRule(ctx);
  const after = {
    pointsPerYuan: rule.pointsPerYuan,
    pays: rule.pays ?? before.pays,
    pointsForYuan: rule.pointsForYuan ?? before.pointsForYuan,
    mostPercent: rule.mostPercent ?? before.mostPercent,
  };
  if (!(await savePointsRule(ctx, { ...after, revision: rule.revision }))) {
    throw fail('LEVELS_CHANGED', { revision: (await findPointsRule(ctx)).revision });
  }
  noteChange(ctx, { before, after });
  return { revision: rule.revision + 1 };
}
