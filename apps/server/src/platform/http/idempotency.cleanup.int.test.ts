import { type CompiledQuery, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { DB } from '#db/schema.gen';
import { type TestMall, testMall } from '../../../test/test-mall.ts';
import { runCleanup } from '../cleanup/cleanup.ts';
import { urlAs } from '../db/roles.ts';
import { idempotencyCleanup } from './idempotency.cleanup.repo.ts';

const [sweep] = idempotencyCleanup;
let mall: TestMall;

beforeAll(async () => {
  mall = await testMall();
});
afterAll(() => mall.close());
afterEach(() => mall.sql('truncate platform.idempotency'));

/** Keys of calls that were made so long ago, with an answer as long as that of an order. */
const called = (count: number, ago: string): Promise<unknown> =>
  mall.sql(
    `insert into platform.idempotency (mid, actor_id, key, fingerprint, reply, created_at)
     select 1 + n % 3, 'member:' || n % 50, gen_random_uuid(), sha256(n::text::bytea), to_json(repeat('a', 400)), platform.now() - $2::interval
       from generate_series(1, $1::int) n`,
    [count, ago],
  );

const figure = async (query: string): Promise<number> => Number((await mall.sql<{ n: string }>(`select (${query}) as n`))[0]?.n);
const keys = () => figure('select count(*) from platform.idempotency');

describe('the table of idempotency keys (spec 9)', () => {
  test('keeps a key for a week, and not longer, whoever the merchant is', async () => {
    await called(30, '6 days 23 hours 59 minutes');
    await called(1_200, '7 days 1 minute');
    expect(await runCleanup(mall.pod, sweep)).toBe(1_200);
    expect(await runCleanup(mall.pod, sweep)).toBe(0);
    expect(await keys()).toBe(30);
    await mall.moveClock('2 minutes');
    expect(await runCleanup(mall.pod, sweep)).toBe(30);
  });

  test('is as large after a month as after a week, under the same load', { timeout: 60_000 }, async () => {
    const [days, aDay] = [30, 2_000];
    const sizes: number[] = [];
    for (let day = 1; day <= days; day += 1) {
      await called(aDay, '0 seconds');
      await mall.moveClock('1 day');
      await runCleanup(mall.pod, sweep);
      await mall.sql('vacuum platform.idempotency');
      expect(await keys()).toBeLessThanOrEqual(7 * aDay);
      sizes.push(await figure(`pg_total_relation_size('platform.idempotency')`));
    }
    expect(sizes[days - 1]).toBeLessThanOrEqual(1.25 * (sizes[8] ?? 0));
  });

  test('is swept along its index of age: what is still good is not read', async () => {
    await called(20_000, '1 day');
    await called(9, '8 days');
    await mall.sql('analyze platform.idempotency');
    const plan = await planOf(await statementOf(500));
    expect(plan).toMatch(/using idempotency_age .*actual rows=9 /);
    expect(plan).not.toMatch(/Seq Scan on idempotency|Sort/);
    // Twenty thousand keys fill more than a thousand pages.
    expect(Number(/Buffers: shared hit=(\d+)/.exec(plan)?.[1])).toBeLessThan(150);
  });
});

/** As the worker sends it. */
async function statementOf(limit: number): Promise<CompiledQuery> {
  const sent: CompiledQuery[] = [];
  const pool = new pg.Pool({ connectionString: urlAs('qianpu_pod', mall.url), max: 1 });
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }), log: ({ query }) => void sent.push(query) });
  // A limit of nothing deletes nothing, and is written the same way.
  await sweep.run(db, 0);
  await db.destroy();
  const [statement] = sent;
  if (!statement) throw new Error('the sweep sent no statement');
  return { ...statement, parameters: [limit] };
}

const planOf = ({ sql, parameters }: CompiledQuery): Promise<string> =>
  mall.as('qianpu_pod', async (client) => {
    await client.query('begin');
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain (analyze, buffers, timing off, costs off) ${sql}`, [
      ...parameters,
    ]);
    await client.query('rollback');
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
