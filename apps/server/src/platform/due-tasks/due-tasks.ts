import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { Counter } from 'prom-client';
import type { DB } from '#db/schema.gen';
import type { Ctx } from '../ctx.ts';
import type { Pod } from '../db/pod.ts';
import type { Logger } from '../log.ts';
import { registry } from '../metrics.ts';
import { withNewRequestId } from '../request-id.ts';
import { tracedPart } from '../tracing/trace.ts';

/** Something due, and whose it is. */
export interface Due {
  readonly mid: string;
  readonly id: string;
}

/**
 * Work that is due by a column: found over all merchants of the pod by one statement in a file named `*.cleanup.repo.ts`, then
 * done merchant by merchant, in the merchant's own transactions or with a provider outside. Done twice it does no more.
 */
export interface DueTask {
  readonly name: string;
  readonly everySeconds: number;
  /** At most `limit` of what is due, longest waiting first. What may be slow is claimed by noting when to look again. */
  readonly find: (db: Kysely<DB>, limit: number) => Promise<readonly Due[]>;
  readonly act: (ctx: Ctx, ids: readonly string[]) => Promise<unknown>;
}

const BATCH = 200;

const dueItems = new Counter({
  name: 'qianpu_round_items_total',
  help: 'What rounds found due, by outcome',
  labelNames: ['round', 'outcome'],
  registers: [registry],
});

/** Runs each task at its own pace until it is closed. */
export function startDueTasks(
  pod: Pod,
  dueTasks: readonly DueTask[],
  openCtx: (mid: string) => Ctx,
  log: Logger,
): { close(): Promise<void> } {
  for (const { name } of dueTasks) dueItems.inc({ round: name, outcome: 'failed' }, 0);
  const stop = new AbortController();
  const running = dueTasks.map((task) => repeatTask(pod, task, openCtx, log, stop.signal));
  return {
    close: async () => {
      stop.abort();
      await Promise.all(running);
    },
  };
}

async function repeatTask(pod: Pod, task: DueTask, openCtx: (mid: string) => Ctx, log: Logger, stop: AbortSignal): Promise<void> {
  while (!stop.aborted) {
    const found = await withNewRequestId(() =>
      runDueTask(pod, task, openCtx, log).catch((err) => {
        log.warn({ err, task: task.name }, 'a due task could not look for work');
        return 0;
      }),
    );
    if (found < BATCH) await pause(task.everySeconds * 1000, undefined, { signal: stop }).catch(() => undefined);
  }
}

/** Runs it once; answers how much was due. A merchant that fails keeps the others from nothing. */
export async function runDueTask(pod: Pod, task: DueTask, openCtx: (mid: string) => Ctx, log: Logger): Promise<number> {
  const due = await task.find(pod.as.qianpu_pod, BATCH);
  for (const [mid, items] of Map.groupBy(due, ({ mid }) => mid)) {
    const ids = items.map(({ id }) => id);
    try {
      await tracedPart({ name: `due ${task.name}`, kind: 'consumer' }, null, async () => task.act(openCtx(mid), ids));
      dueItems.inc({ round: task.name, outcome: 'done' }, ids.length);
    } catch (err) {
      dueItems.inc({ round: task.name, outcome: 'failed' }, ids.length);
      log.warn({ err, task: task.name, mid }, 'a due task failed for a merchant');
    }
  }
  return due.length;
}
