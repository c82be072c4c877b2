import { PgBoss } from 'pg-boss';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type TestMall, testMall } from '../../../test/test-mall.ts';
import { urlAs } from '../db/roles.ts';
import { createLog } from '../log.ts';
import { registerMerchant } from '../tenancy/register-merchant.ts';
import { installJobs } from './install-jobs.ts';
import { DEAD_JOBS, JOB_SCHEMA, type JobTable, jobTable } from './job-table.ts';
import { runJobs } from './run-jobs.ts';

const log = createLog('test', 'silent');
const probeTable = {
  'probe.refund': { payload: z.object({ orderId: z.string() }), retries: 1 },
} as const satisfies JobTable;

let mall: TestMall;
let boss: PgBoss;
let closing: (() => Promise<void>)[] = [];

beforeAll(async () => {
  mall = await testMall();
  await registerMerchant(mall.url, { mid: '1', pod: mall.pod.name, hosts: {} });
  await installJobs(mall.url, { ...jobTable, ...probeTable });
  boss = new PgBoss({ connectionString: mall.url, schema: JOB_SCHEMA, migrate: false, supervise: false, schedule: false });
  await boss.start();
});
afterEach(async () => {
  for (const close of closing) await close();
  closing = [];
});
afterAll(async () => {
  await boss.stop({ graceful: false });
  await mall.close();
});

const send = (orderId: string) => boss.send('probe.refund', { mid: '1', payload: { orderId } });
const queued = (name: string) => mall.sql('select data from pgboss.job where name = $1', [name]);

async function run(handle: (orderId: string, mid: string | null) => void) {
  const running = await runJobs(
    urlAs('qianpu_pod', mall.url),
    probeTable,
    { 'probe.refund': async ({ orderId }, { mid }) => handle(orderId, mid) },
    log,
  );
  closing.push(() => running.close());
}

const soon = { timeout: 8_000, interval: 50 };

describe('jobs', () => {
  test('the worker does it for its merchant, again when it failed', async () => {
    await send('7');
    const tries: string[] = [];
    await run((orderId, mid) => {
      tries.push(`${mid}:${orderId}`);
      if (tries.length === 1) throw new Error('not today');
    });
    await expect.poll(() => tries, soon).toEqual(['1:7', '1:7']);
    await expect.poll(() => mall.sql(`select from pgboss.job where name = 'probe.refund' and state = 'completed'`), soon).toHaveLength(1);
  });

  test('what fails to the last try lies with the dead jobs', async () => {
    await send('8');
    await run(() => {
      throw new Error('never');
    });
    await expect
      .poll(() => queued(DEAD_JOBS), { timeout: 12_000, interval: 100 })
      .toEqual([{ data: { mid: '1', payload: { orderId: '8' } } }]);
  }, 15_000);

  test('jobs are for the worker alone; no role but the owner makes tables', async () => {
    await expect(mall.as('qianpu_app', (client) => client.query('select data from pgboss.job'))).rejects.toThrow(/permission denied/);
    await expect(mall.as('qianpu_app', (client) => client.query(`insert into pgboss.job (name) values ('probe.refund')`))).rejects.toThrow(
      /permission denied/,
    );
    await expect(mall.as('qianpu_pod', (client) => client.query('create table pgboss.mine ()'))).rejects.toThrow(/permission denied/);
  });

  test('schedules are those of the table', async () => {
    expect(await mall.sql('select name, cron, timezone from pgboss.schedule order by name')).toEqual([
      { name: 'platform.check-books', cron: '* * * * *', timezone: 'Asia/Shanghai' },
      { name: 'platform.report-lag', cron: '* * * * *', timezone: 'Asia/Shanghai' },
    ]);
    await installJobs(mall.url, probeTable);
    expect(await mall.sql('select name from pgboss.schedule')).toEqual([]);
  });
});
