import type { TxCtx } from '#platform/ctx';
import { raise } from './change-growth.ts';
import { addGrowth, sumEarned } from './growth.repo.ts';
import { listLevels } from './level.repo.ts';
import { judge, keptUntil } from './level.rules.ts';
import type { Level, MemberLevel } from './loyalty.types.ts';
import { holdMemberLevel, updateCountsFrom, updateLevelPeriod, updateSet } from './member-level.repo.ts';
import { noteLevel } from './note-level.ts';

/** What has come to its end of one member's: a level that staff had set, and years of levels, one after the other where several are over. */
export async function endLevels(ctx: TxCtx, memberId: string): Promise<void> {
  let own = await holdMemberLevel(ctx, memberId);
  if (own?.setUntil && own.setUntil <= ctx.now) own = await endSet(ctx, memberId, own);
  const levels = await listLevels(ctx);
  while (own?.keptUntil && own.keptUntil <= ctx.now)
    own = await endYear(ctx, memberId, { ...own, keptFrom: own.keptFrom ?? ctx.now, keptUntil: own.keptUntil }, levels);
}

async function endSet(ctx: TxCtx, memberId: string, was: MemberLevel): Promise<MemberLevel> {
  const is = { ...was, setLevel: null, setUntil: null };
  await updateSet(ctx, memberId, { level: null, until: null });
  await noteLevel(ctx, { memberId, was, is, cause: 'STAFF_OVER' });
  return is;
}

type LevelPeriod = MemberLevel & { readonly keptFrom: Date; readonly keptUntil: Date };

async function endYear(ctx: TxCtx, memberId: string, was: LevelPeriod, levels: readonly Level[]): Promise<MemberLevel> {
  const earned = await sumEarned(ctx, memberId, was.keptFrom, was.keptUntil);
  const { isKept, level, keptFrom } = judge(was, earned, levels);
  const is = { ...was, level, keptFrom, keptUntil: keptFrom && keptUntil(keptFrom) };
  await updateLevelPeriod(ctx, memberId, is);
  if (isKept) return is;
  const changeId = await noteLevel(ctx, { memberId, was, is, cause: 'DOWN' });
  // What came after the year's end, before it was looked at, is not older either.
  const growth = await sumEarned(ctx, memberId, was.keptFrom, ctx.now);
  if (growth < was.growth) await addGrowth(ctx, { memberId, source: 'OVER', refId: changeId, amount: growth - was.growth });
  await updateCountsFrom(ctx, memberId, was.keptFrom);
  return raise(ctx, memberId, { ...is, growth, countsFrom: was.keptFrom });
}
