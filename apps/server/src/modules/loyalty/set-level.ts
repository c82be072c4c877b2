import { fail } from '@qianpu/contract/failure';
import type { ParsedOf } from '@qianpu/contract/types';
import { isMember } from '#modules/identity';
import type { Staff, TxCtx } from '#platform/ctx';
import { noteChange } from '#platform/note-change';
import { changeGrowth } from './change-growth.ts';
import { listLevels } from './level.repo.ts';
import { levelOf } from './level.rules.ts';
import { ensureMemberLevel, updateSet } from './member-level.repo.ts';
import { noteLevel } from './note-level.ts';

const TEN_YEARS_MS = 3_650 * 86_400_000;

/** Staff's word, until a day; null ends it at once. Every word is a row of history, whether or not it makes another level. */
export async function setLevel(
  ctx: TxCtx<Staff>,
  { memberId, level, until, reason }: ParsedOf<'member.level.set'>,
): Promise<{ level: number }> {
  const end = until === null ? null : new Date(until);
  if ((level === null) !== (end === null)) throw fail('BAD_INPUT', ['until']);
  if (end && (end <= ctx.now || end.getTime() > ctx.now.getTime() + TEN_YEARS_MS)) throw fail('BAD_INPUT', ['until']);
  if (level !== null && !(await listLevels(ctx)).some((one) => one.level === level)) throw fail('BAD_INPUT', ['level']);
  // The member's row first: whoever earns meanwhile locks in the same order.
  const was = await ensureMemberLevel(ctx, memberId);
  if (!(await isMember(ctx, memberId))) throw fail('NOT_FOUND');
  const is = { ...was, setLevel: level, setUntil: end };
  await updateSet(ctx, memberId, { level, until: end });
  await noteLevel(ctx, { memberId, was, is, cause: 'STAFF', note: reason, staffId: ctx.actor.staffId });
  noteChange(ctx, { before: { level: was.setLevel }, after: { level } });
  return { level: levelOf(is, ctx.now) };
}

/** Growth given or taken by staff. */
export async function adjustGrowth(
  ctx: TxCtx<Staff>,
  { memberId, amount, reason }: ParsedOf<'member.growth.adjust'>,
): Promise<{ growth: number; level: number }> {
  await ensureMemberLevel(ctx, memberId);
  if (!(await isMember(ctx, memberId))) throw fail('NOT_FOUND');
  const entry = { memberId, source: 'STAFF', refId: ctx.newId(), amount, note: reason, staffId: ctx.actor.staffId } as const;
  const is = await changeGrowth(ctx, entry);
  noteChange(ctx, { before: null, after: { amount } });
  return { growth: is.growth, level: levelOf(is, ctx.now) };
}
