import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { runner } from 'node-pg-migrate';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';

const dir = fileURLToPath(new URL('../db/migrations', import.meta.url));
const name = `qianpu_test_${randomBytes(6).toString('hex')}`;
const url = new URL(inject('adminUrl'));
url.pathname = `/${name}`;

const inDatabase = async <Row extends pg.QueryResultRow>(where: string, text: string, values: unknown[] = []): Promise<Row[]> => {
  const client = new pg.Client({ connectionString: where });
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
};

const goUp = (count: number) =>
  runner({
    databaseUrl: url.href,
    dir,
    direction: 'up',
    count,
    migrationsSchema: 'public',
    migrationsTable: 'migration',
    singleTransaction: false,
    logger: { debug: () => undefined, info: () => undefined, warn: console.warn, error: console.error },
  });

const blocks = [{ id: 'floor', type: 'goodsFloor', props: { title: '热卖', source: { sortType: 'sold' }, count: 4 } }];

beforeAll(async () => {
  await inDatabase(inject('adminUrl'), `create database ${name}`);
  await goUp((await readdir(dir)).filter((file) => file < '0021').length);
  await inDatabase(
    url.href,
    `insert into decoration.page (mid, cid, name, version, title, blocks, published_at)
     values (1, 11, 'index', 7, $1, $2, '2026-11-01'), (2, 11, 'index', 1, '乙', $2, '2026-11-02')`,
    ['很'.repeat(40), JSON.stringify(blocks)],
  );
  await goUp(1);
});
afterAll(() => inDatabase(inject('adminUrl'), `drop database if exists ${name} with (force)`));

describe('homes published before pages had versions (spec 7.2)', () => {
  test.each([
    [1, '很'.repeat(32)],
    [2, '乙'],
  ])('stay before the shoppers of merchant %i, as their first version, in the form they were written in', async (mid, title) => {
    const live = await inDatabase(
      url.href,
      `select l.kind, l.cid, l.version, l.title, l.blocks, l.blocks_schema, p.revision, v.made_by
         from decoration.live_page l
         join decoration.page p on p.mid = l.mid and p.id = l.id
         join decoration.page_version v on v.mid = l.mid and v.page_id = l.id and v.version = l.version
        where l.mid = $1`,
      [mid],
    );
    expect(live).toEqual([{ kind: 'home', cid: '11', version: 1, title, blocks, blocks_schema: 1, revision: 1, made_by: null }]);
  });
});
