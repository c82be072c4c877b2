import { failures } from '@qianpu/contract/failure';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { noteRefundDone } from '#modules/order';
import { inTx } from '#platform/ctx';
import { Delivery } from '#platform/events/delivery';
import { createLog } from '#platform/log';
import { rebuildReport } from '../../../db/rebuild-report.repo.ts';
import { aStaffedMall, ask, type StaffedMall } from '../../../test/builders/staffed-mall.ts';
import { openCtx } from '../../../test/fixtures/probe-events.ts';
import { subscribers } from './subscribers.ts';

const log = createLog('test', 'silent');
let house: StaffedMall;
let db: pg.Client;
let staff: Awaited<ReturnType<StaffedMall['callerWith']>>;
let ofShop12: typeof staff;

beforeAll(async () => {
  house = await aStaffedMall();
  db = new pg.Client({ connectionString: house.mall.url });
  await db.connect();
  staff = await house.callerWith(['report.*']);
  ofShop12 = await house.callerWith(['report.*'], '12');
});
afterAll(async () => {
  await db.end();
  await house.close();
});
beforeEach(async () => {
  await deliver();
});

async function deliver(consumers = subscribers): Promise<void> {
  const { mall } = house;
  const delivery = new Delivery({ pod: mall.pod, subscribers: consumers, openCtx: openCtx(mall.pod, mall.engines, log), log, pollMs: 20 });
  try {
    await vi.waitFor(
      async () => {
        await mall.sql(`update platform.outbox set due_at = platform.now() where done_at is null`);
        expect(await mall.sql(`select name, last_error from platform.outbox where done_at is null and name like 'trade.order.%'`)).toEqual(
          [],
        );
      },
      { timeout: 20_000, interval: 50 },
    );
  } finally {
    await delivery.close();
  }
}

/** The money of an order goes back, as the provider said. */
async function refund(orderId: string, amountFen: number): Promise<void> {
  const { mall } = house;
  await inTx(mall.ctx('1'), async (ctx) => {
    const refundId = ctx.newId();
    await db.query(
      `with r as (
         insert into trade.refund (mid, id, trade_id, order_id, tender_id, out_refund_no, amount_fen, reason, state, created_at, look_at, done_at)
         select mid, $2::bigint, trade_id, id, 1, $2::text, $3, 'BUYER', 'DONE', $4, $4, $4 from trade.order where id = $1
       )
       insert into ledger.txn (mid, id, kind, ref, at) values (1, $2, 'REFUND', $2::text, $4)`,
      [orderId, refundId, amountFen, ctx.now],
    );
    await noteRefundDone(ctx, { orderId, refundId, amountFen });
  });
}

const figures = async () => ({
  hours: await house.mall.sql('select * from report.hour order by hour, cid'),
  goods: await house.mall.sql('select * from report.goods_day order by day, cid, goods_id'),
});
async function rebuilt() {
  await db.query('begin');
  await rebuildReport(db, '1');
  await db.query('commit');
  return figures();
}
const today = (call = staff, input = {}) => ask(call, 'report.today.find', input);
const dayOf = (at: number) => new Date(at + 8 * 3_600_000).toISOString().slice(0, 10);

describe('figures fed by events', () => {
  test('are what a rebuild from orders and postings gives, after orders and refunds of two shops', async () => {
    await db.query('set session_replication_role = replica');
    const { line, aPaid } = house;
    const first = await aPaid([line('11', 0, 2), line('11', 1, 1)]);
    await aPaid([line('12', 1, 3)]);
    await aPaid([line('11', 0, 1), line('12', 0, 1)]);
    await refund(first, 500);
    await refund(first, 30);
    await deliver();
    const fed = await figures();
    expect(fed.hours.length).toBeGreaterThanOrEqual(2);
    expect(fed.goods.length).toBeGreaterThanOrEqual(4);
    expect(await rebuilt()).toEqual(fed);
  });

  test('count each fact once though its event is delivered again', async () => {
    await house.aPaid();
    await deliver();
    const fed = await figures();
    await house.mall.sql(`update platform.outbox set done_at = null, due_at = platform.now() where name like 'trade.order.%'`);
    await deliver();
    expect(await figures()).toEqual(fed);
    expect(await rebuilt()).toEqual(fed);
  });

  test('count each fact once though the worker dies after counting it and before its transaction ends', async () => {
    const id = await house.aPaid();
    await refund(id, 10);
    const dead = new Set<string>();
    const dying = subscribers.map((one) => ({
      ...one,
      handle: async (...args: Parameters<typeof one.handle>) => {
        await one.handle(...args);
        if (dead.has(one.consumer)) return;
        dead.add(one.consumer);
        throw new Error('killed');
      },
    }));
    await deliver(dying);
    expect(dead.size).toBe(2);
    const fed = await figures();
    expect(await rebuilt()).toEqual(fed);
  });

  test('are not counted twice when a rebuild comes before the event', async () => {
    const before = await today();
    const id = await house.aPaid();
    await refund(id, 7);
    await rebuilt();
    expect((await today()).today).toEqual(before.today);
    await deliver();
    const fed = await figures();
    expect((await today()).today).toMatchObject({ paidOrders: before.today.paidOrders + 1, refundedFen: before.today.refundedFen + 7 });
    expect(await rebuilt()).toEqual(fed);
  });

  test('leave what an older version told without amounts to a rebuild', async () => {
    const id = await house.aPaid();
    await house.mall.sql(`update platform.outbox set payload = payload - 'paidAt' where payload ->> 'orderId' = $1`, [id]);
    const before = (await today()).today.paidOrders;
    await deliver();
    expect((await today()).today.paidOrders).toBe(before);
    await rebuilt();
    expect((await today()).today.paidOrders).toBe(before + 1);
  });
});

describe('calls of reports', () => {
  test('today is compared with the same weekday last week up to the last full hour', async () => {
    const { at, compared } = await today();
    await house.mall.sql(
      `insert into report.hour (mid, cid, hour, paid_fen, paid_orders)
       select 1, 11, date_trunc('hour', to_timestamp($1::bigint / 1000.0), 'Asia/Shanghai') + h * interval '1 hour', 1000 + h, 1
         from unnest(array[-169, -168]) h on conflict do nothing`,
      [at],
    );
    const then = await today();
    // The hour before midnight is of the day before.
    const isAfterOne = new Date(at + 8 * 3_600_000).getUTCHours() >= 1;
    expect(then.compared.lastWeek.paidFen).toBe(isAfterOne ? 1000 - 169 : 0);
    expect(then.compared.until % 3_600_000).toBe(0);
    expect(then.compared.today).toEqual(compared.today);
  });

  test('a series has every hour and day; sums of hours are the day', async () => {
    const { at, today: sums } = await today();
    const day = dayOf(at);
    const hours = (await ask(staff, 'report.sales.series', { from: day, until: day, by: 'hour' })).list;
    expect(hours).toHaveLength(24);
    expect(hours.reduce((sum, { paidFen }) => sum + paidFen, 0)).toBe(sums.paidFen);
    const days = (await ask(staff, 'report.sales.series', { from: dayOf(at - 6 * 86_400_000), until: day, by: 'day' })).list;
    expect(days).toHaveLength(7);
    expect(days.at(-1)).toMatchObject(sums);
  });

  test('goods are ranked by amount or pieces', async () => {
    const day = dayOf((await today()).at);
    const rank = async (by: string) => (await ask(staff, 'report.goods.ranking', { from: day, until: day, by })).list;
    for (const [by, figure] of [
      ['amount', 'paidFen'],
      ['pieces', 'pieces'],
    ] as const) {
      const list = await rank(by);
      expect(list).toHaveLength(2);
      expect(list[0]?.[figure]).toBeGreaterThanOrEqual(list[1]?.[figure] ?? 0);
    }
  });

  test('staff of one shop get its figures and nothing of another', async () => {
    const [all, own, of11] = [await today(), await today(ofShop12), await today(staff, { cid: '11' })];
    expect(own.today.paidFen).toBeGreaterThan(0);
    expect(own.today.paidFen + of11.today.paidFen).toBe(all.today.paidFen);
    const day = dayOf(all.at);
    const listed = (await ask(ofShop12, 'report.goods.ranking', { from: day, until: day })).list.reduce(
      (sum, { pieces }) => sum + pieces,
      0,
    );
    const [sold] = await house.mall.sql<{ pieces: number }>('select sum(pieces)::int as pieces from report.goods_day where cid = 12');
    expect(listed).toBe(sold?.pieces);
    for (const [name, input] of [
      ['report.today.find', {}],
      ['report.sales.series', { from: day, until: day, by: 'hour' }],
      ['report.goods.ranking', { from: day, until: day }],
    ] as const)
      expect((await ofShop12(name, { ...input, cid: '11' })).code).not.toBe(0);
  });

  test('a span that ends before it begins, or is too long, is refused', async () => {
    for (const [from, until, by] of [
      ['2026-11-02', '2026-11-01', 'day'],
      ['2024-01-01', '2026-11-01', 'day'],
      ['2026-10-01', '2026-11-16', 'hour'],
    ])
      expect((await staff('report.sales.series', { from, until, by })).code).toBe(failures.BAD_INPUT.code);
    expect((await staff('report.goods.ranking', { from: '2026-01-01', until: '2026-11-16' })).code).toBe(failures.BAD_INPUT.code);
  });
});
