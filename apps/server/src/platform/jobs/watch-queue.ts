import { sql } from 'kysely';
import { Gauge } from 'prom-client';
import type { Pod } from '../db/pod.ts';
import type { Logger } from '../log.ts';
import { registry } from '../metrics.ts';
import { DEAD_JOBS, JOB_SCHEMA } from './job-table.ts';

interface Queue {
  readonly waiting: number;
  readonly oldestSeconds: number;
  readonly dead: number;
}

/** Measures the queue of jobs whenever somebody asks for the figures; they stay as they were while the database is away. */
export function watchQueue(pod: Pod, log: Logger): void {
  new Gauge({
    name: 'qianpu_jobs',
    help: 'Jobs by figure: waiting (due and not begun), oldest_seconds (for how long the first of them), dead (tried in vain)',
    labelNames: ['figure', 'pod'],
    registers: [registry],
    async collect() {
      try {
        const { waiting, oldestSeconds, dead } = await measureQueue(pod);
        this.set({ figure: 'waiting', pod: pod.name }, waiting);
        this.set({ figure: 'oldest_seconds', pod: pod.name }, oldestSeconds);
        this.set({ figure: 'dead', pod: pod.name }, dead);
      } catch (err) {
        log.warn({ err }, 'the queue of jobs cannot be measured');
      }
    },
  });
}

/** pg-boss writes its times by the real clock. */
async function measureQueue(pod: Pod): Promise<Queue> {
  const { rows } = await sql<Queue>`
    select count(*) filter (where name <> ${DEAD_JOBS})::int as waiting,
           coalesce(extract(epoch from clock_timestamp() - min(start_after) filter (where name <> ${DEAD_JOBS})), 0)::float8 as "oldestSeconds",
           count(*) filter (where name = ${DEAD_JOBS})::int as dead
      from ${sql.table(`${JOB_SCHEMA}.job`)} where state in ('created', 'retry') and start_after <= clock_timestamp()`.execute(
    pod.as.qianpu_pod,
  );
  return rows[0] ?? { waiting: 0, oldestSeconds: 0, dead: 0 };
}
