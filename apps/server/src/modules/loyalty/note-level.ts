import { setAccountLevel } from '#modules/identity';
import type { TxCtx } from '#platform/ctx';
import { emit } from './emit.ts';
import { listLevels } from './level.repo.ts';
import { levelOf } from './level.rules.ts';
import type { LevelCause, MemberLevel } from './loyalty.types.ts';
import { insertChange } from './member-level.repo.ts';

interface Noted {
  readonly memberId: string;
  readonly was: MemberLevel;
  readonly is: MemberLevel;
  readonly cause: LevelCause;
  readonly note?: string;
  readonly staffId?: string;
}

/** One row of history; whoever sees a member's level is told, unless staff's word hides the change. */
export async function noteLevel(ctx: TxCtx, { memberId, was, is, cause, note = '', staffId }: Noted): Promise<string> {
  const isEarned = cause === 'UP' || cause === 'DOWN';
  const shown = { from: shownBefore(was, ctx.now, cause), to: levelOf(is, ctx.now) };
  const [fromLevel, toLevel] = isEarned ? [was.level, is.level] : [shown.from, shown.to];
  const changeId = await insertChange(ctx, { memberId, fromLevel, toLevel, cause, note, ...(staffId && { staffId }) });
  if (shown.from === shown.to) return changeId;
  await setAccountLevel(ctx, memberId, shown.to);
  const name = (await listLevels(ctx)).find(({ level }) => level === shown.to)?.name ?? '';
  await emit(ctx, 'loyalty.level.changed', { memberId, changeId, fromLevel: shown.from, toLevel: shown.to, name });
  return changeId;
}

/** What staff had set is over by the clock when its end is noted. */
const shownBefore = (was: MemberLevel, now: Date, cause: LevelCause): number =>
  cause === 'STAFF_OVER' && was.setLevel !== null ? was.setLevel : levelOf(was, now);
