import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { figure } from '../../../test/figure.ts';
import { type TestMall, testMall } from '../../../test/test-mall.ts';
import { watchArchive } from '../backup-metrics.ts';
import { inTx } from '../ctx.ts';
import { installJobs } from '../jobs/install-jobs.ts';
import { DEAD_JOBS } from '../jobs/job-table.ts';
import { watchQueue } from '../jobs/watch-queue.ts';
import { createLog } from '../log.ts';
import { registerMerchant } from '../tenancy/register-merchant.ts';

const log = createLog('test', 'silent');
let mall: TestMall;

beforeAll(async () => {
  mall = await testMall({}, { poolSize: 2 });
  await registerMerchant(mall.url, { mid: '1', pod: mall.pod.name, hosts: {} });
  await installJobs(mall.url);
});
afterAll(() => mall.close());

const statements = (role: string, module: string) => figure(`qianpu_statement_seconds_count{role="${role}",module="${module}"}`);
const connections = (role: string, state: string) => figure(`qianpu_database_connections{role="${role}",state="${state}"}`);

describe('what is told of the database (A30)', () => {
  test('each statement counts for its module, and takes as long as it takes', async () => {
    const before = {
      platform: (await statements('qianpu_app', 'platform')) ?? 0,
      transaction: (await statements('qianpu_app', 'transaction')) ?? 0,
      slow: (await figure('qianpu_statement_seconds_bucket{role="qianpu_app",module="unnamed",le="0.1"}')) ?? 0,
      all: (await statements('qianpu_app', 'unnamed')) ?? 0,
    };
    await inTx(mall.ctx('1'), (ctx) => sql`select pg_sleep(0.15)`.execute(ctx.db));
    expect(await statements('qianpu_app', 'platform')).toBe(before.platform + 1);
    expect(await statements('qianpu_app', 'transaction')).toBe(before.transaction + 2);
    expect(await statements('qianpu_app', 'unnamed')).toBe(before.all + 1);
    expect((await figure('qianpu_statement_seconds_bucket{role="qianpu_app",module="unnamed",le="0.1"}')) ?? 0).toBe(before.slow);
  });

  test('one that fails counts, too, and fails as before', async () => {
    const before = (await statements('qianpu_public', 'unnamed')) ?? 0;
    await expect(sql`select 1 / 0`.execute(mall.pod.as.qianpu_public)).rejects.toThrow('division by zero');
    expect(await statements('qianpu_public', 'unnamed')).toBe(before + 1);
  });

  test('who works, who rests and who waits for a connection', async () => {
    const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
    const working = Array.from({ length: 3 }, () => mall.pod.as.qianpu_app.transaction().execute(() => mayEnd));
    await expect.poll(() => connections('qianpu_app', 'busy'), { interval: 5 }).toBe(2);
    expect([await connections('qianpu_app', 'waiting'), await connections('qianpu_app', 'most')]).toEqual([1, 2]);
    end();
    await Promise.all(working);
    expect(await Promise.all(['busy', 'waiting', 'idle'].map((state) => connections('qianpu_app', state)))).toEqual([0, 0, 2]);
  });

  test('jobs that wait and jobs that were tried in vain', async () => {
    watchQueue(mall.pod, log);
    expect(await figure('qianpu_jobs{figure="dead",pod="main"}')).toBe(0);
    await mall.sql(
      `insert into pgboss.job (name, start_after) values ('platform.check-books', clock_timestamp() - interval '90 seconds'), ($1, clock_timestamp())`,
      [DEAD_JOBS],
    );
    expect(await figure('qianpu_jobs{figure="dead",pod="main"}')).toBe(1);
    expect(await figure('qianpu_jobs{figure="waiting",pod="main"}')).toBe(1);
    expect(await figure('qianpu_jobs{figure="oldest_seconds",pod="main"}')).toBeGreaterThanOrEqual(90);
  });

  test('an archive that fails nowhere', async () => {
    watchArchive(mall.pod, log);
    expect(await figure('qianpu_archive{figure="failing_seconds",pod="main"}')).toBe(0);
  });
});
