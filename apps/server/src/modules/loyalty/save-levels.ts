import { fail } from '@qianpu/contract/failure';
import type { ParsedOf } from '@qianpu/contract/types';
import type { TxCtx } from '#platform/ctx';
import { noteChange } from '#platform/note-change';
import { findRevision, listLevels, takeRevision, writeLevels } from './level.repo.ts';
import { unfitLevels } from './level.rules.ts';

/** All levels at once, as staff see them. Members stay of theirs: who reaches a higher one now is raised by the next growth, or by asking. */
export async function saveLevels(ctx: TxCtx, { revision, levels }: ParsedOf<'member.level.save'>): Promise<{ revision: number }> {
  if (!(await takeRevision(ctx, revision))) throw fail('LEVELS_CHANGED', { revision: await findRevision(ctx) });
  const before = await listLevels(ctx);
  const unfit = unfitLevels(levels, before.length);
  if (unfit.length > 0) throw fail('BAD_INPUT', unfit);
  await writeLevels(ctx, levels);
  noteChange(ctx, { before: { levels: before }, after: { levels } });
  return { revision: revision + 1 };
}
