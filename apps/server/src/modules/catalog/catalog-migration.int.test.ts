import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aDatabaseBefore, type OlderDatabase } from '../../../test/builders/database-before.ts';

let database: OlderDatabase;

beforeAll(async () => {
  database = await aDatabaseBefore('0025');
  await database.sql(`insert into catalog.category values (1, 5, '水果', 'a.png', 0)`);
  await database.sql(
    `insert into catalog.goods (mid, id, category_id, title, detail, cover, created_at)
     values (1, 1, 5, '梨', $1, 'a.png', '2026-11-01'), (1, 2, 5, '桃', '{}', 'a.png', '2026-11-01')`,
    [['甜 & 脆', '<b>一斤</b>约 3 个']],
  );
  await database.sql(`insert into catalog.sku values (1, 11, 1, 0, '[]'), (1, 12, 2, 0, '[{"name": "规格", "value": "大"}]')`);
  await database.sql(
    `insert into catalog.shelf (mid, cid, goods_id, category_id, position, price_fen, sku_count, sold_count) values (1, 11, 1, 5, 3, 990, 1, 7)`,
  );
  await database.migrate();
});
afterAll(() => database.close());

describe('a catalogue from before it was complete (spec 7.7)', () => {
  test('keeps its details as paragraphs, in which every sign means itself', async () => {
    expect(await database.sql('select id, detail_html, min_quantity, max_quantity from catalog.goods order by id')).toEqual([
      { id: '1', detail_html: '<p>甜 &amp; 脆</p><p>&lt;b&gt;一斤&lt;/b&gt;约 3 个</p>', min_quantity: 1, max_quantity: null },
      { id: '2', detail_html: '', min_quantity: 1, max_quantity: null },
    ]);
  });

  test('stays on its shelves and in its categories', async () => {
    expect(await database.sql('select goods_id, sold_count, is_on, turns_at, category_id from catalog.shelf')).toEqual([
      { goods_id: '1', sold_count: '7', is_on: true, turns_at: null, category_id: '5' },
    ]);
    expect(await database.sql('select level, parent_id, cid from catalog.category')).toEqual([{ level: 1, parent_id: null, cid: null }]);
    expect(await database.sql('select id from catalog.sku where retired_at is null order by id')).toEqual([{ id: '11' }, { id: '12' }]);
  });
});
