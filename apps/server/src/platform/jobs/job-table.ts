import { z } from 'zod';

/** Work with retries, or on a schedule, or that talks to the outside: never a deadline of an order, which is a column with a sweep. */
export interface JobRow<Payload extends z.ZodType = z.ZodType> {
  readonly payload: Payload;
  /** Tries after the first, ever later; then it lies with the dead ones. */
  readonly retries: number;
  /** Beijing time. */
  readonly cron?: string;
  /** After so long it counts as failed; 60 when it is not said. */
  readonly withinSeconds?: number;
  /** Done at the same time by one worker; 1 when it is not said. */
  readonly atOnce?: number;
}

export type JobTable = Readonly<Record<string, JobRow>>;
export type JobPayload<Row> = Row extends JobRow<infer Payload> ? z.output<Payload> : never;

/** TABLE of jobs: name → what it is given, how often it is tried, when it runs by itself. */
export const jobTable = {
  'platform.report-lag': { payload: z.object({}), retries: 0, cron: '* * * * *' },
  'platform.check-books': { payload: z.object({}), retries: 0, cron: '* * * * *' },
  // Not tried again here: the task's own row says when it is taken up again.
  'platform.run-task': { payload: z.object({ id: z.string() }), retries: 0, withinSeconds: 3_600, atOnce: 4 },
} as const satisfies JobTable;

/** Jobs tried in vain: they wait here for a human, who sends them back once the cause is gone. */
export const DEAD_JOBS = 'platform.dead-jobs';
export const JOB_SCHEMA = 'pgboss';
export const JOB_TIME_ZONE = 'Asia/Shanghai';
