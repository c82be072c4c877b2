import { failures } from '@qianpu/contract/failure';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { reserveStock } from '#modules/stock';
import { inTx } from '#platform/ctx';
import type { HttpServer } from '#platform/http/http-server';
import { anApi, anOpenDoor } from '../../../test/builders/api.ts';
import { aMerchant, type MadeMerchant } from '../../../test/builders/merchant.ts';
import { anAddress } from '../../../test/builders/populated-mall.ts';
import { aPlacedOrder, aShopper, asCaller, type Shopper, supply } from '../../../test/builders/shopper.ts';
import { type Answer, isOk } from '../../../test/call-table.ts';
import { type TestMall, testMall } from '../../../test/test-mall.ts';
import { closeTrades } from '../order/close-trade.ts';

/** As many transactions can be under way at once. */
const CONNECTIONS = 32;

let mall: TestMall;
let server: HttpServer;
let merchant: MadeMerchant;

beforeAll(async () => {
  mall = await testMall({}, { poolSize: CONNECTIONS, patienceMs: 60_000 });
  server = anApi(mall, anOpenDoor());
  const goods = Array.from({ length: 6 }, (_, at) => `苹果 ${at}`);
  merchant = await aMerchant(mall, { mid: '1', name: '甲', cids: ['11'], hosts: { 'apples.test': '1' }, goods, stock: 0 });
});
afterAll(async () => {
  await server.close();
  await mall.close();
});
afterEach(async () => {
  expect(await wrongStock()).toEqual([]);
  expect(await wrongHolds()).toEqual([]);
});

const sku = (at: number) => merchant.skuIds[at] ?? '';
const line = (at: number, quantity = 1) => ({ cid: '11', skuId: sku(at), quantity });
const stockUp = (at: number, quantity: number) => supply(mall, '1', line(at, quantity));
const shoppers = (count: number) => Promise.all(Array.from({ length: count }, () => aShopper(mall, merchant)));

const callAs = (shopper: Shopper) =>
  asCaller(server, { host: 'apples.test', mid: '1', cid: '11', token: shopper.token, address: anAddress() });
const buy = (shopper: Shopper, lines: readonly ReturnType<typeof line>[]): Promise<Answer> => {
  const seenPayableFen = lines.reduce((total, { skuId, quantity }) => total + (1990 + merchant.skuIds.indexOf(skuId)) * quantity, 0);
  return callAs(shopper)('trade.order.place', { lines, addressId: shopper.addressId, seenPayableFen });
};

const placed = (answers: readonly Answer[]) => answers.filter(isOk).length;
const soldOut = (answers: readonly Answer[]) => answers.filter(({ code }) => code === failures.SOLD_OUT.code).length;

const stockOf = async (at: number) =>
  (
    await mall.sql<{ available: number; reserved: number; sold: number }>(
      'select available, reserved, sold from catalog.stock where sku_id = $1',
      [sku(at)],
    )
  )[0];

/** Holds of members that are not what their unpaid orders say. */
const wrongHolds = () =>
  mall.sql(
    `select coalesce(h.member_id, o.member_id) as member_id, h.held, o.pieces
       from catalog.stock_hold h
       full join (
         select r.mid, r.member_id, r.cid, l.sku_id, sum(l.quantity)::int as pieces
           from trade.order r join trade.order_line l on l.mid = r.mid and l.order_id = r.id
          where r.state = 'UNPAID' group by r.mid, r.member_id, r.cid, l.sku_id
       ) o on o.mid = h.mid and o.member_id = h.member_id and o.cid = h.cid and o.sku_id = h.sku_id
      where h.held is distinct from o.pieces`,
  );

/** Rows that are not what their journal and the unpaid orders say. */
const wrongStock = () =>
  mall.sql(
    `select s.sku_id, s.available, s.reserved, j.available as journal, j.reserved as held, o.pieces as ordered
       from catalog.stock s
       join lateral (
         select sum(case kind when 'RESERVE' then -quantity when 'SELL' then 0 else quantity end)::int as available,
                sum(case kind when 'RESERVE' then quantity when 'RELEASE' then -quantity when 'SELL' then -quantity else 0 end)::int as reserved
           from catalog.stock_move m where m.mid = s.mid and m.cid = s.cid and m.sku_id = s.sku_id
       ) j on true
       join lateral (
         select coalesce(sum(l.quantity), 0)::int as pieces
           from trade.order_line l join trade.order r on r.mid = l.mid and r.id = l.order_id
          where r.mid = s.mid and r.cid = s.cid and r.state = 'UNPAID' and l.sku_id = s.sku_id
       ) o on true
      where s.available <> j.available or s.reserved <> j.reserved or s.reserved <> o.pieces`,
  );

/** Starts work while a stock row is held, and lets the row go when so many wait for it. */
async function released<T>(at: number, waiting: number, work: () => Promise<T>): Promise<T> {
  const gate = new pg.Client({ connectionString: mall.url });
  await gate.connect();
  await gate.query('begin');
  await gate.query('select from catalog.stock where sku_id = $1 for update', [sku(at)]);
  const done = work();
  try {
    await vi.waitFor(async () => expect(await countWaiting()).toBeGreaterThanOrEqual(waiting), { timeout: 20_000, interval: 10 });
  } finally {
    await gate.query('commit');
    await gate.end();
  }
  return done;
}

const countWaiting = async () =>
  (
    await mall.sql<{ waiting: number }>(
      `select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
  )[0]?.waiting;

describe('the last piece (spec 9)', () => {
  test('of 200 buyers released together one has it, and 199 are told it is sold out', { timeout: 120_000 }, async () => {
    await stockUp(0, 1);
    const buyers = await shoppers(200);
    const answers = await released(0, CONNECTIONS, () => Promise.all(buyers.map((buyer) => buy(buyer, [line(0)]))));
    expect([placed(answers), soldOut(answers)]).toEqual([1, 199]);
    expect(await stockOf(0)).toEqual({ available: 0, reserved: 1, sold: 0 });
  });

  test('two lines of one order that share a stock row count together', { timeout: 60_000 }, async () => {
    await stockUp(1, 5);
    const buyers = await shoppers(20);
    const answers = await released(1, 20, () => Promise.all(buyers.map((buyer) => buy(buyer, [line(1), line(1)]))));
    expect([placed(answers), soldOut(answers)]).toEqual([2, 18]);
    expect(await stockOf(1)).toEqual({ available: 1, reserved: 4, sold: 0 });
  });

  test('orders of one basket that share a stock row are kept together or not at all', async () => {
    await stockUp(2, 3);
    const demands = [mall.newId(), mall.newId()].map((orderId) => ({ orderId, ...line(2, 2) }));
    const refused = inTx(mall.ctx('1'), (ctx) => reserveStock(ctx, { memberId: mall.newId(), demands }));
    await expect(refused).rejects.toMatchObject({ failure: 'SOLD_OUT', data: { skuIds: [sku(2)] } });
    expect(await stockOf(2)).toEqual({ available: 3, reserved: 0, sold: 0 });
  });
});

describe('placing while others close (spec 9)', () => {
  test('a piece that comes back is sold once more, never twice', { timeout: 120_000 }, async () => {
    await stockUp(3, 2);
    for (let round = 0; round < 12; round += 1) {
      const [holder, ...buyers] = await shoppers(4);
      if (!holder) throw new Error('no shopper');
      const held = await aPlacedOrder(merchant, holder, { lines: [line(3)] });
      // Whoever stands first in the row's queue is another one each time.
      const starts = buyers.map((buyer) => () => buy(buyer, [line(3)]));
      starts.splice(round % 4, 0, () => callAs(holder)('trade.order.cancel', { id: held.orderIds[0] }));
      const answers = await released(3, 4, () => Promise.all(starts.map((start) => start())));
      const [cancelled] = answers.splice(round % 4, 1);
      expect(cancelled?.data).toEqual({ state: 'CLOSED' });
      const sold = placed(answers);
      expect([1, 2]).toContain(sold);
      expect(soldOut(answers)).toBe(3 - sold);
      expect(await stockOf(3)).toEqual({ available: 2 - sold, reserved: sold, sold: 0 });
      await closeAll();
    }
  });

  test('nobody waits in a ring: the same goods in either order, placed and cancelled at the same time', { timeout: 60_000 }, async () => {
    await stockUp(4, 1_000);
    await stockUp(5, 1_000);
    const [holders, buyers] = [await shoppers(10), await shoppers(20)];
    const held = await Promise.all(holders.map((holder) => aPlacedOrder(merchant, holder, { lines: [line(5), line(4)] })));
    const answers = await released(4, 25, () =>
      Promise.all([
        ...buyers.map((buyer, at) => buy(buyer, at % 2 === 0 ? [line(4), line(5)] : [line(5), line(4)])),
        ...holders.map((holder, at) => callAs(holder)('trade.order.cancel', { id: held[at]?.orderIds[0] })),
      ]),
    );
    expect(placed(answers)).toBe(30);
    expect([await stockOf(4), await stockOf(5)]).toEqual(Array(2).fill({ available: 980, reserved: 20, sold: 0 }));
  });
});

/** As time does when nobody pays. */
async function closeAll(): Promise<void> {
  const open = await mall.sql<{ id: string }>(`select id from trade.trade where state = 'UNPAID'`);
  await inTx(mall.ctx('1'), (ctx) =>
    closeTrades(
      ctx,
      open.map(({ id }) => id),
      'TIMEOUT',
      'clock',
    ),
  );
}
