import { CallFailure } from '@qianpu/contract/failure';
import { Counter } from 'prom-client';
import { type Ctx, inTx, type Staff } from '../ctx.ts';
import { registry } from '../metrics.ts';
import { type ClaimedTask, claimTask, endTask, insertPart, noteProgress, releaseTask } from './task.repo.ts';
import type { TaskKind, TaskReport } from './task.types.ts';

/** Tried so often, it has failed. */
const MOST_TRIES = 3;

const taskOutcomes = new Counter({
  name: 'qianpu_task_outcomes_total',
  help: 'Tasks of staff run, by outcome: done, failed, again (it is tried once more), lost (somebody else took it over)',
  labelNames: ['kind', 'outcome'],
  registers: [registry],
});

class TakenOver extends Error {}

/** Works on a task, unless somebody does. Killed at any instant, the task is taken up again a minute later. */
export async function runTask(outer: Ctx, kinds: readonly TaskKind[], id: string): Promise<void> {
  const runner = outer.newId();
  const claimed = await inTx(outer, (ctx) => claimTask(ctx, id, runner));
  if (!claimed) return;
  const count = (outcome: string) => taskOutcomes.inc({ kind: claimed.kind, outcome });
  try {
    const kind = kinds.find((known) => known.kind === claimed.kind);
    if (!kind) throw new Error(`nobody does tasks of kind ${claimed.kind}`);
    const outcome = await kind.run(asStarter(outer, claimed), claimed.input, reportOf(outer, id, runner));
    await inTx(outer, (ctx) => endTask(ctx, id, runner, 'DONE', outcome));
    count('done');
  } catch (err) {
    if (err instanceof TakenOver) return count('lost');
    const isOver = err instanceof CallFailure || claimed.tries >= MOST_TRIES;
    outer.log.warn({ err, task: id, kind: claimed.kind, tries: claimed.tries }, 'a task failed');
    const result = { failure: err instanceof CallFailure ? err.failure : 'INTERNAL' };
    await inTx(outer, (ctx) => (isOver ? endTask(ctx, id, runner, 'FAILED', { result }) : releaseTask(ctx, id, runner, 5 * claimed.tries)));
    count(isOver ? 'failed' : 'again');
  }
}

/** With the shops its starter could touch then, and no other right. */
const asStarter = (outer: Ctx, { staff_id, cids }: ClaimedTask): Ctx<Staff> => ({
  ...outer,
  actor: { kind: 'staff', staffId: staff_id, sessionId: '0', grants: [], shops: cids ?? 'ALL', isFactorMissing: false },
});

const reportOf = (outer: Ctx, id: string, runner: string): TaskReport => ({
  progress: (done, total) =>
    inTx(outer, async (ctx) => {
      if (!(await noteProgress(ctx, id, runner, { done, total }))) throw new TakenOver();
    }),
  savePart: (part, bytes, done) =>
    inTx(outer, async (ctx) => {
      if (!(await noteProgress(ctx, id, runner, { done }))) throw new TakenOver();
      await insertPart(ctx, id, part, bytes);
    }),
});
