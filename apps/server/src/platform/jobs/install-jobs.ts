import pg from 'pg';
import { PgBoss } from 'pg-boss';
import { DEAD_JOBS, JOB_SCHEMA, JOB_TIME_ZONE, type JobRow, type JobTable, jobTable } from './job-table.ts';

/**
 * Brings the tables of jobs up to date with the installed pg-boss and the queues up to date with the table, as the owner:
 * no role of the application may change a schema.
 */
export async function installJobs(ownerUrl: string, table: JobTable = jobTable): Promise<void> {
  const boss = new PgBoss({ connectionString: ownerUrl, schema: JOB_SCHEMA, supervise: false, schedule: false, max: 1 });
  let fault: Error | undefined;
  boss.on('error', (err) => {
    fault = err;
  });
  try {
    await boss.start();
    await boss.createQueue(DEAD_JOBS, { retentionSeconds: 90 * 86_400 });
    for (const [name, row] of Object.entries(table)) {
      await boss.createQueue(name, queueOptions(row));
      await boss.updateQueue(name, queueOptions(row));
    }
    for (const { name } of await boss.getSchedules()) if (!table[name]?.cron) await boss.unschedule(name);
    for (const [name, { cron }] of Object.entries(table)) if (cron) await boss.schedule(name, cron, {}, { tz: JOB_TIME_ZONE });
  } finally {
    await boss.stop({ graceful: false });
  }
  if (fault) throw fault;
  await grantJobs(ownerUrl);
}

const queueOptions = ({ retries, withinSeconds = 60 }: JobRow) => ({
  retryLimit: retries,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 600,
  expireInSeconds: withinSeconds,
  deleteAfterSeconds: 86_400,
  deadLetter: DEAD_JOBS,
});

/** Jobs are the worker's alone. Databases that are older let the application add some. */
async function grantJobs(ownerUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query(`
      grant usage on schema ${JOB_SCHEMA} to qianpu_pod;
      grant select, insert, update, delete on all tables in schema ${JOB_SCHEMA} to qianpu_pod;
      revoke usage on schema ${JOB_SCHEMA} from qianpu_app;
      revoke all on all tables in schema ${JOB_SCHEMA} from qianpu_app;`);
  } finally {
    await client.end();
  }
}
