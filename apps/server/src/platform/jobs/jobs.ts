import { CompiledQuery, type Kysely } from 'kysely';
import { PgBoss } from 'pg-boss';
import type { DB } from '#db/schema.gen';
import type { TxCtx } from '../ctx.ts';
import type { Pod } from '../db/pod.ts';
import type { Logger } from '../log.ts';
import { JOB_SCHEMA, type JobPayload, type JobTable } from './job-table.ts';

/** What is stored: the merchant it is for (null: the pod) beside what it is given. */
export interface StoredJob {
  readonly mid: string | null;
  readonly payload: unknown;
}

/** The way to leave work for the worker. */
export interface Jobs<Table extends JobTable> {
  /** Commits with the caller's transaction, or is never heard of. Runs at least once: the handler looks first whether it is done. */
  send<Name extends keyof Table & string>(ctx: TxCtx, name: Name, payload: JobPayload<Table[Name]>): Promise<void>;
  close(): Promise<void>;
}

export async function openJobs<Table extends JobTable>(pod: Pod, _table: Table, log: Logger): Promise<Jobs<Table>> {
  const boss = new PgBoss({ db: runOn(pod.as.qianpu_app), schema: JOB_SCHEMA, migrate: false, supervise: false, schedule: false });
  boss.on('error', (err) => log.warn({ err }, 'jobs'));
  await boss.start();
  return {
    send: async (ctx, name, payload) => {
      const job: StoredJob = { mid: ctx.mid, payload };
      await boss.send(name, job, { db: runOn(ctx.db) });
    },
    close: () => boss.stop({ graceful: false }),
  };
}

const runOn = (db: Kysely<DB>) => ({
  executeSql: async (text: string, values: unknown[] = []) => {
    const { rows } = await db.executeQuery(CompiledQuery.raw(text, values));
    return { rows: [...rows] };
  },
});
