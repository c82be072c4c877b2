import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { Counter } from 'prom-client';
import type { DB } from '#db/schema.gen';
import type { Pod } from '../db/pod.ts';
import type { Logger } from '../log.ts';
import { registry } from '../metrics.ts';

/** A set-based statement over all merchants of a pod, in a file named `*.sweep.repo.ts`. Run twice, or by two workers, it does no more. */
export interface CleanupTask {
  readonly name: string;
  readonly everySeconds: number;
  /** Closes at most `limit` rows in one statement; tells how many. */
  readonly run: (db: Kysely<DB>, limit: number) => Promise<number>;
}

const BATCH = 500;
/** Batches in one go; what is left waits for the next, so that one sweep cannot keep the others waiting. */
const BATCHES = 200;

const sweptRows = new Counter({
  name: 'qianpu_swept_rows_total',
  help: 'Rows closed by sweeps',
  labelNames: ['sweep'],
  registers: [registry],
});
const sweepFailures = new Counter({
  name: 'qianpu_sweep_failures_total',
  help: 'Sweeps that failed',
  labelNames: ['sweep'],
  registers: [registry],
});

/** Runs each sweep at its own pace, as the role that may do nothing else. */
export function startCleanup(pod: Pod, sweeps: readonly CleanupTask[], log: Logger): { close(): Promise<void> } {
  const stop = new AbortController();
  const running = sweeps.map((sweep) => keepSweeping(pod, sweep, log, stop.signal));
  return {
    close: async () => {
      stop.abort();
      await Promise.all(running);
    },
  };
}

async function keepSweeping(pod: Pod, sweep: CleanupTask, log: Logger, stop: AbortSignal): Promise<void> {
  while (!stop.aborted) {
    try {
      const rows = await runCleanup(pod, sweep, stop);
      if (rows > 0) log.info({ sweep: sweep.name, rows }, 'swept');
    } catch (err) {
      sweepFailures.inc({ sweep: sweep.name });
      log.warn({ err, sweep: sweep.name }, 'a sweep failed');
    }
    await pause(sweep.everySeconds * 1000, undefined, { signal: stop }).catch(() => undefined);
  }
}

/** Batch after batch until nothing is left: each commits by itself, so a killed worker loses one batch at most. */
export async function runCleanup(pod: Pod, sweep: CleanupTask, stop?: AbortSignal): Promise<number> {
  let total = 0;
  for (let batch = 0; batch < BATCHES && !stop?.aborted; batch += 1) {
    const rows = await sweep.run(pod.as.qianpu_pod, BATCH);
    total += rows;
    sweptRows.inc({ sweep: sweep.name }, rows);
    if (rows < BATCH) break;
  }
  return total;
}
