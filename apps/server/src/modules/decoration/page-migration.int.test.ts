import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aDatabaseBefore, type OlderDatabase } from '../../../test/builders/database-before.ts';

let database: OlderDatabase;
const blocks = [{ id: 'floor', type: 'goodsFloor', props: { title: '热卖', source: { sortType: 'sold' }, count: 4 } }];

beforeAll(async () => {
  database = await aDatabaseBefore('0021');
  await database.sql(
    `insert into decoration.page (mid, cid, name, version, title, blocks, published_at)
     values (1, 11, 'index', 7, $1, $2, '2026-11-01'), (2, 11, 'index', 1, '乙', $2, '2026-11-02')`,
    ['很'.repeat(40), JSON.stringify(blocks)],
  );
  await database.migrate();
});
afterAll(() => database.close());

describe('homes published before pages had versions (spec 7.2)', () => {
  test.each([
    [1, '很'.repeat(32)],
    [2, '乙'],
  ])('stay before the shoppers of merchant %i, as their first version, in the form they were written in', async (mid, title) => {
    const live = await database.sql(
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
