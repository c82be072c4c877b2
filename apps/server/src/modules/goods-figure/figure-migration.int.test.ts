import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aDatabaseBefore, type OlderDatabase } from '../../../test/builders/database-before.ts';

let database: OlderDatabase;

beforeAll(async () => {
  database = await aDatabaseBefore('0050');
  await database.sql(
    `insert into catalog.category (mid, id, name, picture, position) values (1, 1, '水果', 'a.png', 0), (2, 1, '水果', 'a.png', 0)`,
  );
  await database.sql(
    `insert into catalog.goods (mid, id, category_id, title, cover, created_at, keywords)
     values (1, 1, 1, '梨 A', 'a.png', platform.now(), '{雪花}'), (1, 2, 1, '桃', 'a.png', platform.now(), '{}'), (2, 3, 1, '梨', 'a.png', platform.now(), '{}')`,
  );
  await database.sql(`insert into catalog.sku (mid, id, goods_id, position, specs) values (1, 101, 1, 0, '[1]'), (1, 102, 1, 1, '[2]')`);
  await database.sql(
    `insert into catalog.listing (mid, cid, sku_id, price_fen) values (1, 11, 101, 100), (1, 11, 102, 300), (1, 12, 101, 90)`,
  );
  await database.sql(
    `insert into catalog.shelf (mid, cid, goods_id, category_id, position, price_fen, sku_count, sold_count, is_on)
     values (1, 11, 1, 1, 0, 100, 2, 5, true), (1, 12, 1, 1, 0, 90, 1, 7, false)`,
  );
  await database.sql('insert into catalog.stock (mid, cid, sku_id, supplied, available) values (1, 11, 101, 8, 8)');
  await database.migrate();
  await database.migrate();
});
afterAll(() => database.close());

describe('goods from before lists of staff had figures (A7)', () => {
  test('have those of each shop and of all together', async () => {
    const figures = await database.sql(
      `select cid, goods_id, shelf_state, price_fen, price_high_fen, sold_count, available, least_available
         from catalog.goods_figure where mid = 1 order by goods_id, cid`,
    );
    expect(figures.map((row) => Object.values(row))).toEqual([
      ['0', '1', 'ON_SHELF', '90', '300', '12', '8', null],
      ['11', '1', 'ON_SHELF', '100', '300', '5', '8', '0'],
      ['12', '1', 'OFF_SHELF', '90', '90', '7', '0', '0'],
      ['0', '2', 'UNLISTED', null, null, '0', '0', null],
    ]);
  });

  test('are found by their words, by their own merchant alone', async () => {
    const found = (mid: string, words: string) =>
      database.sql(`select catalog.goods_with_words($2, 10) as id from (select set_config('app.mid', $1, false) offset 0) entered`, [
        mid,
        words,
      ]);
    expect(await found('1', '雪花')).toEqual([{ id: '1' }]);
    expect(await found('1', '梨')).toEqual([{ id: '1' }]);
    expect(await found('2', '梨')).toEqual([{ id: '3' }]);
    expect(await found('', '梨')).toEqual([]);
  });
});
