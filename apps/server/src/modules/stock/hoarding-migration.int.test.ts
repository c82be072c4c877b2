import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aDatabaseBefore, type OlderDatabase } from '../../../test/builders/database-before.ts';

let database: OlderDatabase;

const trade = (id: number, state: string, ends: string) =>
  `insert into trade.trade (mid, id, member_id, state, payable_fen, intent_key, created_at, pay_by, closed_at)
     values (1, ${id}, 7, '${state}', 0, 'intent-${id}', platform.now(), platform.now(), ${ends});
   insert into trade.order (mid, id, trade_id, cid, member_id, state, goods_fen, discount_fen, freight_fen, payable_fen, address, created_at,
                            close_reason, closed_at)
     values (1, ${id}, ${id}, 11, 7, '${state}', 0, 0, 0, 0, '{}', platform.now(), ${state === 'CLOSED' ? "'BUYER'" : 'null'}, ${ends});
   insert into catalog.stock_move (mid, cid, sku_id, bucket, kind, quantity, order_id, ref_id, at)
     values (1, 11, 101, 0, 'RESERVE', ${id}, ${id}, ${id}, platform.now())`;

beforeAll(async () => {
  database = await aDatabaseBefore('0042');
  await database.sql(`insert into catalog.category (mid, id, name, picture, position) values (1, 1, '水果', 'a.png', 0)`);
  await database.sql(
    `insert into catalog.goods (mid, id, category_id, title, cover, created_at) values (1, 1, 1, '梨', 'a.png', platform.now())`,
  );
  await database.sql(`insert into catalog.sku (mid, id, goods_id, position, specs) values (1, 101, 1, 0, '[]')`);
  await database.sql('insert into catalog.listing (mid, cid, sku_id, price_fen) values (1, 11, 101, 100)');
  await database.sql('insert into catalog.stock (mid, cid, sku_id, supplied, available, reserved) values (1, 11, 101, 100, 70, 30)');
  await database.sql('insert into trade.unpaid_count (mid, member_id, unpaid) values (1, 7, 2)');
  for (const id of [10, 20]) await database.sql(trade(id, 'UNPAID', 'null'));
  await database.sql(trade(30, 'CLOSED', 'platform.now()'));
  await database.migrate();
});
afterAll(() => database.close());

describe('orders from before holds were counted (A2)', () => {
  test('hold what they reserved while they are unpaid, however much it is', async () => {
    const holds = await database.sql('select member_id, cid, sku_id, held, allowed from catalog.stock_hold');
    expect(holds).toEqual([{ member_id: '7', cid: '11', sku_id: '101', held: 30, allowed: 30 }]);
    expect(await database.sql('select order_id from catalog.stock_move where member_id = 7 order by 1')).toEqual([
      { order_id: '10' },
      { order_id: '20' },
    ]);
  });

  test('count as let go when they were today', async () => {
    expect(await database.sql('select let_go from trade.unpaid_count')).toEqual([{ let_go: 1 }]);
  });
});
