import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { Counter } from 'prom-client';
import type { DB } from '#db/schema.gen';
import type { Pod } from '../db/pod.ts';
import type { Logger } from '../log.ts';
import { beginAtZero, registry } from '../metrics.ts';
import { withNewRequestId } from '../request-id.ts';

/** A set-based statement over all merchants of a pod, in a file named `*.cleanup.repo.ts`. Run twice, or by two workers, it does no more. */
export interface CleanupTask {
  readonly name: string;
  readonly everySeconds: number;
  /** Closes at most `limit` rows in one statement; tells how many. */
  readonly run: (db: Kysely<DB>, limit: number) => Promise<number>;
}

const BATCH = 500;
/** Batches in one go; what is left waits for the next, so that one task cannot keep the others waiting. */
const BATCHES = 200;

const cleanedRows = new Counter({
  name: 'qianpu_swept_rows_total',
  help: 'Rows closed by sweeps',
  labelNames: ['sweep'],
  registers: [registry],
});
const cleanupFailures = new Counter({
  name: 'qianpu_sweep_failures_total',
  help: 'Sweeps that failed',
  labelNames: ['sweep'],
  registers: [registry],
});

/** Runs each task at its own pace, as the role that may do nothing else. */
export function startCleanup(pod: Pod, cleanupTasks: readonly CleanupTask[], log: Logger): { close(): Promise<void> } {
  beginAtZero(
    cleanupFailures,
    'sweep',
    cleanupTasks.map(({ name }) => name),
  );
  const stop = new AbortController();
  const running = cleanupTasks.map((task) => repeatCleanup(pod, task, log, stop.signal));
  return {
    close: async () => {
      stop.abort();
      await Promise.all(running);
    },
  };
}

async function repeatCleanup(pod: Pod, task: CleanupTask, log: Logger, stop: AbortSignal): Promise<void> {
  while (!stop.aborted) {
    await withNewRequestId(() => tryCleanup(pod, task, log, stop));
    await pause(task.everySeconds * 1000, undefined, { signal: stop }).catch(() => undefined);
  }
}

async function tryCleanup(pod: Pod, task: CleanupTask, log: Logger, stop: AbortSignal): Promise<void> {
  try {
    const rows = await runCleanup(pod, task, stop);
    if (rows > 0) log.info({ task: task.name, rows }, 'cleaned up');
  } catch (err) {
    cleanupFailures.inc({ sweep: task.name });
    log.warn({ err, task: task.name }, 'a cleanup task failed');
  }
}

/** Batch after batch until nothing is left: each commits by itself, so a killed worker loses one batch at most. */
export async function runCleanup(pod: Pod, task: CleanupTask, stop?: AbortSignal): Promise<number> {
  let total = 0;
  for (let batch = 0; batch < BATCHES && !stop?.aborted; batch += 1) {
    const rows = await task.run(pod.as.qianpu_pod, BATCH);
    total += rows;
    cleanedRows.inc({ sweep: task.name }, rows);
    if (rows < BATCH) break;
  }
  return total;
}
