import pg from 'pg';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { judgedTables } from '#platform/db/public-tables';
import { registry } from '#platform/metrics';
import { cleanBooks, cleanConsumers, cleanHistory, cleanProviderBook } from '../../../test/fixtures/clean-books.ts';
import { plantedBookFaults } from '../../../test/fixtures/planted-book-faults.ts';
import { type TestMall, testMall } from '../../../test/test-mall.ts';
import type { Finding } from './check.types.ts';
import { checkRecentBooks } from './check-recent.ts';
import { type Ask, bookChecks, checks, judge } from './judge.ts';
import { loadHistory, loadProviderBook } from './outside-books.repo.ts';
import { asReferee } from './referee.repo.ts';

/** Primary and unique keys, checks and foreign keys, gone: so that faults can be planted which the schema forbids. */
const loosen = `
do $$ declare k record; begin
  for k in select conrelid::regclass as of, conname from pg_constraint
            where conrelid in (select unnest(array[${judgedTables.map((table) => `'${table}'`).join(', ')}]::regclass[])) and contype in ('p', 'u', 'c', 'f')
            order by contype = 'p' loop
    execute format('alter table %s drop constraint if exists %I cascade', k.of, k.conname);
  end loop;
  for k in select indexrelid::regclass as of from pg_index where indisunique
            and indrelid in (select unnest(array[${judgedTables.map((table) => `'${table}'`).join(', ')}]::regclass[])) loop
    execute format('drop index %s', k.of);
  end loop;
end $$`;

/** What is clean now must not become overdue while the tests run. */
const freezeClock = `
create or replace function platform.now() returns timestamptz
  language sql stable parallel safe as $$ select timestamptz '2026-11-15 12:00:00+08' $$`;

let mall: TestMall;
let client: pg.Client;
const ask: Ask = async (text, values) => (await client.query(text, values)).rows;

beforeAll(async () => {
  mall = await testMall();
  client = new pg.Client({ connectionString: mall.url });
  await client.connect();
  await client.query(freezeClock);
  await client.query(cleanBooks);
});
afterAll(async () => {
  await client.end();
  await mall.close();
});
beforeEach(() => client.query('begin; set local session_replication_role = replica'));
afterEach(() => client.query('rollback'));

/** As the referee's own role, so that what it may not read shows. */
async function findings(sinceSeconds?: number, requested = checks): Promise<Finding[]> {
  await client.query('set local role qianpu_referee');
  return judge({ ask, consumers: cleanConsumers, checks: requested, sinceSeconds });
}

async function loadOutside(): Promise<void> {
  await loadProviderBook(ask, cleanProviderBook);
  await loadHistory(ask, cleanHistory);
  await client.query('grant select on provider_transaction, provider_refund, history to qianpu_referee');
}

describe('the referee (spec 9)', () => {
  test('finds nothing in clean books, in all of them or in the last hour', async () => {
    await loadOutside();
    expect(await findings()).toEqual([]);
    expect(await findings(3_600)).toEqual([]);
  });

  test('has a planted fault for each of its checks', () => {
    expect(Object.keys(plantedBookFaults).sort()).toEqual(checks.map(({ id }) => id).sort());
  });
});

describe('a planted fault (spec 9)', () => {
  beforeAll(async () => {
    await client.query(loosen);
  });

  test.each(Object.entries(plantedBookFaults))('%s is found: %s', async (id, plant) => {
    await loadOutside();
    await client.query(plant);
    expect((await findings()).map(({ check }) => check)).toContain(id);
  });

  /** Each way a coupon and an order may disagree; nobody else notices. */
  test.each([
    ['C1', plantedBookFaults.C1],
    ['C1', `update marketing.coupon set state = 'UNUSED', trade_id = null, order_id = null where state = 'LOCKED'`],
    ['C2', plantedBookFaults.C2],
    ['C2', `update marketing.coupon set state = 'UNUSED', trade_id = null, order_id = null, used_at = null where state = 'USED'`],
    ['C2', `update trade.receipt set entries = entries || entries where order_id = 11`],
    ['C2', `delete from trade.receipt where order_id = 11`],
    ['C3', plantedBookFaults.C3],
    ['C3', `update marketing.coupon_template set total = 2`],
    ['C4', plantedBookFaults.C4],
    ['C4', `delete from marketing.coupon_claim_count where member_id = 8`],
    ['C5', plantedBookFaults.C5],
  ])('%s alone finds: %s (rules 23)', async (id, plant) => {
    await client.query(plant ?? '');
    const books = bookChecks.filter((check) => check.id.startsWith('C'));
    expect(new Set((await findings(undefined, books)).map(({ check }) => check))).toEqual(new Set([id]));
  });

  /** What staff change of balances: each its own check, and nobody else. */
  test.each(['B1', 'B2', 'B3', 'B4', 'B5', 'M27'])('%s alone finds its fault (rules 23)', async (id) => {
    await client.query(plantedBookFaults[id] ?? '');
    expect(new Set((await findings(undefined, bookChecks)).map(({ check }) => check))).toEqual(new Set([id]));
  });

  /** A tender among several: each its own check, and nobody else. */
  test.each(['TE1', 'TE2', 'TE3', 'TE4'])('%s alone finds its fault (rules 23)', async (id) => {
    await client.query(plantedBookFaults[id] ?? '');
    expect(new Set((await findings(undefined, bookChecks)).map(({ check }) => check))).toEqual(new Set([id]));
  });

  const minute = checks.filter(({ isWhole, id }) => !isWhole && plantedBookFaults[id]);
  test.each(minute)('$id is found among what has changed lately', async ({ id }) => {
    await loadOutside();
    await client.query(plantedBookFaults[id] ?? '');
    expect((await findings(3_600)).map(({ check }) => check)).toContain(id);
  });

  test('in an order that nobody has touched lately waits for the whole look', async () => {
    await loadOutside();
    await client.query(plantedBookFaults.M1 ?? '');
    expect(await findings(60)).toEqual([]);
    expect((await findings()).map(({ check, mid, id }) => ({ check, mid, id }))).toEqual([
      { check: 'M1', mid: '1', id: '11' },
      // The figures of its goods were counted before.
      { check: 'F2', mid: '1', id: '1' },
    ]);
  });

  test('in any amount or number of pieces is noticed by somebody', async () => {
    const columns = await mall.sql<{ table: string; column: string }>(AMOUNTS, [judgedTables]);
    expect(columns.length).toBeGreaterThanOrEqual(20);
    const unnoticed: string[] = [];
    for (const { table, column } of columns) {
      await client.query('savepoint clean');
      await client.query(`update ${table} set ${column} = ${column} + 1 where ctid = (select min(ctid) from ${table})`);
      if ((await findings(undefined, bookChecks)).length === 0) unnoticed.push(`${table}.${column}`);
      await client.query('rollback to savepoint clean');
    }
    expect(unnoticed).toEqual([]);
  });
});

describe("the worker's minute (spec 9)", () => {
  test('tells what is wrong as an error with its ids, and counts it', async () => {
    const lines: Record<string, unknown>[] = [];
    const log = pino({ level: 'error' }, { write: (line: string) => lines.push(JSON.parse(line)) });
    const before = await countOf('S7');
    await client.query(plantedBookFaults.S7 ?? '');
    await client.query('commit');
    await checkRecentBooks(mall.pod, cleanConsumers, log);
    expect(lines).toMatchObject([{ check: 'S7', of: 'trade', count: 1, ids: [{ mid: '1', id: '2' }] }]);
    expect(await countOf('S7')).toBe(before + 1);
    expect(await countOf('M1')).toBe(0);
  });
});

describe('a long look at large books (spec 9)', () => {
  test('is not given up when one question takes longer than those of shoppers may', async () => {
    const none = async () => undefined;
    const requested = asReferee(mall.pod, none, (ask) => ask('select true as is_answered from pg_sleep(6.5)', []));
    expect(await requested).toEqual([{ is_answered: true }]);
  });
});

const countOf = async (check: string) =>
  (await registry.getSingleMetric('qianpu_books_findings_total')?.get())?.values.find(({ labels }) => labels.check === check)?.value ?? -1;

const AMOUNTS = `
  select table_schema || '.' || table_name as table, column_name as column from information_schema.columns
   where table_schema || '.' || table_name = any($1) and table_name <> 'bill_difference'
     and column_name ~ '(_fen|^quantity|^available|^reserved|^sold|^supplied|^unpaid)$' order by 1, 2`;
