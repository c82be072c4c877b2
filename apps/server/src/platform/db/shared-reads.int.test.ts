import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestMall, testMall } from '../../../test/test-mall.ts';
import { sharedReads } from './shared-reads.ts';

let mall: TestMall;
let pool: pg.Pool;

beforeAll(async () => {
  mall = await testMall();
  const options: pg.PoolConfig & { pipeline: boolean } = { connectionString: mall.url, max: 2, pipeline: true };
  pool = new pg.Pool(options);
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
});
afterAll(async () => {
  await pool.end();
  await mall.close();
});

const requested = (value: number) => ({ name: 'test.echo', text: 'select $1::int as value, pg_backend_pid() as backend', values: [value] });

describe('statements asked for at the same time', () => {
  it('share connections, and each gets its own answer', async () => {
    const read = sharedReads(pool);
    const answers = await Promise.all(Array.from({ length: 16 }, (_, value) => read(requested(value))));
    expect(answers.map(({ rows }) => rows[0].value)).toEqual(Array.from({ length: 16 }, (_, value) => value));
    expect(new Set(answers.map(({ rows }) => rows[0].backend)).size).toBe(2);
  });

  it('fail each for itself', async () => {
    const read = sharedReads(pool);
    const wrong = { name: 'test.wrong', text: 'select 1 / $1::int as value', values: [0] };
    const [before, failed, after] = await Promise.allSettled([read(requested(1)), read(wrong), read(requested(2))]);
    expect([before.status, failed.status, after.status]).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });

  it('fail together when their connection is lost, and those after them find another', async () => {
    const read = sharedReads(pool);
    const fatal = { name: 'test.fatal', text: 'select pg_terminate_backend(pg_backend_pid())', values: [] };
    const lost = await Promise.allSettled([read(fatal), read(requested(1))]);
    expect(lost.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect((await read(requested(3))).rows[0].value).toBe(3);
  });
});
