import type { TxCtx } from '#platform/ctx';
import { addGrowth, type GrowthEntry } from './growth.repo.ts';
import { keptUntil } from './level.rules.ts';
import type { MemberLevel } from './loyalty.types.ts';
import { ensureMemberLevel, raiseLevel } from './member-level.repo.ts';
import { noteLevel } from './note-level.ts';

/** Growth of one source, once; the level follows at once. What is taken away is no more than there is. Where the member stands then. */
export async function changeGrowth(ctx: TxCtx, entry: GrowthEntry): Promise<MemberLevel> {
  const was = await ensureMemberLevel(ctx, entry.memberId);
  const amount = Math.max(entry.amount, -was.growth);
  const growth = amount === 0 ? undefined : await addGrowth(ctx, { ...entry, amount });
  return growth === undefined ? was : raise(ctx, entry.memberId, { ...was, growth });
}

/** Of a row that is held: up to what its growth reaches, if that is more. */
export async function raise(ctx: TxCtx, memberId: string, was: MemberLevel): Promise<MemberLevel> {
  const until = keptUntil(ctx.now);
  const level = await raiseLevel(ctx, memberId, until);
  if (level === undefined) return was;
  const is = { ...was, level, keptFrom: ctx.now, keptUntil: until };
  await noteLevel(ctx, { memberId, was, is, cause: 'UP' });
  return is;
}
