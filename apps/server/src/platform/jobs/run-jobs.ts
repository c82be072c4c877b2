import { type Job, PgBoss } from 'pg-boss';
import { Counter } from 'prom-client';
import type { Logger } from '../log.ts';
import { registry } from '../metrics.ts';
import { withNewRequestId } from '../request-id.ts';
import { tracedPart } from '../tracing/trace.ts';
import { JOB_SCHEMA, type JobPayload, type JobTable } from './job-table.ts';

/** What is stored: the merchant it is for (null: the pod) beside what it is given. */
interface StoredJob {
  readonly mid: string | null;
  readonly payload: unknown;
}

/** A handler for every row of the table: a job nobody does is a compile error. */
export type JobHandlers<Table extends JobTable> = {
  readonly [Name in keyof Table]: (payload: JobPayload<Table[Name]>, job: { readonly mid: string | null }) => Promise<unknown>;
};

const jobOutcomes = new Counter({
  name: 'qianpu_job_outcomes_total',
  help: 'Jobs run, by outcome: done, failed (it is tried again or lies with the dead ones)',
  labelNames: ['job', 'outcome'],
  registers: [registry],
});

/** Jobs under way at the end get this long; the others are taken up by the next worker. */
const CLOSE_MS = 5_000;

export interface RunningJobs<Table extends JobTable> {
  /** Puts one for a merchant into the queue. */
  send<Name extends keyof Table & string>(name: Name, mid: string, payload: JobPayload<Table[Name]>): Promise<void>;
  close(): Promise<void>;
}

/** Runs jobs and schedules, as many of a name at a time as its row says. The tables are there already: this role could not make them. */
export async function runJobs<Table extends JobTable>(
  podRoleUrl: string,
  table: Table,
  handlers: JobHandlers<Table>,
  log: Logger,
): Promise<RunningJobs<Table>> {
  const boss = new PgBoss({ connectionString: podRoleUrl, schema: JOB_SCHEMA, migrate: false, max: 2, application_name: 'qianpu_jobs' });
  boss.on('error', (err) => log.warn({ err }, 'jobs'));
  boss.on('warning', (warning) => log.warn({ warning }, 'jobs'));
  await boss.start();
  for (const [name, { atOnce = 1 }] of Object.entries(table)) {
    for (let nth = 0; nth < atOnce; nth += 1) {
      await boss.work<Partial<StoredJob>>(name, { pollingIntervalSeconds: 1 }, async ([job]) => {
        if (job) await withNewRequestId(() => runJob(table, handlers, job, log));
      });
    }
  }
  return {
    send: async (name, mid, payload) => {
      await boss.send(name, { mid, payload });
    },
    close: () => boss.stop({ graceful: true, timeout: CLOSE_MS }),
  };
}

async function runJob<Table extends JobTable>(
  table: Table,
  handlers: JobHandlers<Table>,
  job: Job<Partial<StoredJob>>,
  log: Logger,
): Promise<void> {
  const { mid = null, payload = {} } = job.data ?? {};
  try {
    await tracedPart({ name: `job ${job.name}`, kind: 'consumer' }, null, async () =>
      handlers[job.name]?.(table[job.name]?.payload.parse(payload) as never, { mid }),
    );
    jobOutcomes.inc({ job: job.name, outcome: 'done' });
  } catch (err) {
    jobOutcomes.inc({ job: job.name, outcome: 'failed' });
    log.warn({ err, job: job.name, jobId: job.id, mid, retry: job.retryCount }, 'a job failed');
    throw err;
  }
}
