import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestMall, testMall } from '../test/test-mall.ts';
import { migrate } from './migrate.ts';

describe('a migration while the shop is open', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'qianpu-migrations-'));
  let mall: TestMall;
  let [slow, shopper]: pg.Client[] = [];
  beforeAll(async () => {
    mall = await testMall();
    [slow, shopper] = [new pg.Client({ connectionString: mall.url }), new pg.Client({ connectionString: mall.url })];
    await Promise.all([slow.connect(), shopper.connect()]);
    await shopper.query('create table public.hot (id int primary key)');
    // Files that have run already are asked for.
    const { rows } = await shopper.query<{ name: string }>('select name from public.migration order by id');
    for (const { name } of rows) writeFileSync(path.join(dir, `${name}.sql`), '');
    writeFileSync(path.join(dir, '9999_hot_more.sql'), 'alter table public.hot add column more int;\n');
  });
  afterAll(async () => {
    await Promise.all([slow?.end(), shopper?.end()]);
    await mall.close();
    rmSync(dir, { recursive: true });
  });

  test('waits for a table only briefly, so that nobody waits behind it, and comes again until it is free', async () => {
    await slow?.query('begin; select * from public.hot');
    const migrated = migrate(mall.url, { movableClock: true, dir });
    await pause(1_000);
    // Behind a migration that waited on, this would wait for as long as the slow reader reads.
    const begunAt = performance.now();
    await shopper?.query('select * from public.hot');
    expect(performance.now() - begunAt).toBeLessThan(6_000);
    await slow?.query('commit');
    expect(await migrated).toEqual(['9999_hot_more']);
  });
});
