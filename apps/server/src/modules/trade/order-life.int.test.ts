import { failures } from '@qianpu/contract/failure';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTx } from '#platform/ctx';
import { Delivery } from '#platform/events/delivery';
import type { HttpServer } from '#platform/http/http-server';
import { createLog } from '#platform/log';
import { anApi } from '../../../test/builders/api.ts';
import { aMerchant, type MadeMerchant } from '../../../test/builders/merchant.ts';
import { aStaffToken } from '../../../test/builders/populated-mall.ts';
import { aPaidOrder, aPlacedOrder, aShopper, asCaller, aTender, type Shopper } from '../../../test/builders/shopper.ts';
import { openCtx } from '../../../test/fixtures/probe-events.ts';
import { type TestMall, testMall } from '../../../test/test-mall.ts';
import { subscribers } from '../../app/modules.ts';
import { closeTrades } from '../order/close-trade.ts';
import { ORDER_STEPS } from '../order/order.rules.ts';
import { settleTrade } from '../order/settle-trade.ts';

const log = createLog('test', 'silent');
let mall: TestMall;
let server: HttpServer;
let merchant: MadeMerchant;
let shopper: Shopper;
let call: ReturnType<typeof asCaller>;
let staff: ReturnType<typeof asCaller>;

beforeAll(async () => {
  mall = await testMall();
  server = anApi(mall);
  merchant = await aMerchant(mall, {
    mid: '1',
    name: '甲',
    cids: ['11', '12'],
    hosts: { 'apples.test': '1' },
    goods: ['红苹果', '青苹果'],
  });
  await aMerchant(mall, { mid: '2', name: '乙', cids: ['22'], hosts: { 'pears.test': '2' }, goods: ['梨'] });
  staff = asCaller(server, { host: 'apples.test', mid: '1', cid: '11', token: await aStaffToken(mall, '1', ['trade.*', 'catalog.*']) });
});
beforeEach(async () => {
  shopper = await aShopper(mall, merchant);
  call = asCaller(server, { host: 'apples.test', mid: '1', cid: '11', token: shopper.token });
});
afterAll(async () => {
  await server.close();
  await mall.close();
});

const codeOf = (name: keyof typeof failures) => failures[name].code;
const sku = (at: number) => merchant.skuIds[at] ?? '';
const stockOf = async () =>
  (await mall.sql('select available, reserved, sold from catalog.stock where cid = 11 and sku_id = $1', [sku(0)]))[0] as {
    available: number;
    reserved: number;
    sold: number;
  };
const stateOf = async (id: string | undefined) => ((await call('trade.order.detail', { id })).data as { state: string }).state;
const logOf = (id: string | undefined) =>
  mall.sql('select actor, from_state, to_state from trade.order_log where order_id = $1 order by id', [id]);
const unpaidOf = async ({ memberId }: Shopper) =>
  (await mall.sql<{ unpaid: number }>('select unpaid from trade.unpaid_count where member_id = $1', [memberId]))[0]?.unpaid;
/** Money that a refund can take back. */
const withTender = ({ tradeId, payableFen }: { tradeId: string; payableFen: number }) =>
  aTender(mall, { mid: '1', tradeId, amountFen: payableFen, state: 'PAID' });

describe('the life of an order (spec 4)', () => {
  it('goes from placed to paid to shipped to received, and its log tells who did what', async () => {
    const before = await stockOf();
    const { tradeId, orderIds } = await aPlacedOrder(merchant, shopper);
    const [id] = orderIds;
    expect(await stockOf()).toEqual({ ...before, available: before.available - 1, reserved: before.reserved + 1 });
    expect((await call('trade.order.counts', {})).data).toEqual({ unpaid: 1, toShip: 0, toReceive: 0, toReview: 0 });
    expect((await call('trade.order.pendingCount', {})).data).toEqual({ count: 1 });

    expect(await inTx(mall.ctx('1'), (ctx) => settleTrade(ctx, tradeId))).toBe('paid');
    expect(await inTx(mall.ctx('1'), (ctx) => settleTrade(ctx, tradeId))).toBe('already');
    expect(await stockOf()).toEqual({ ...before, available: before.available - 1, sold: before.sold + 1 });
    expect((await call('trade.order.counts', {})).data).toEqual({ unpaid: 0, toShip: 1, toReceive: 0, toReview: 0 });
    expect((await call('trade.order.receive', { id })).code).toBe(codeOf('ORDER_MOVED_ON'));

    const shipped = await staff('trade.order.ship', { id, carrier: '顺丰速运', trackingNo: 'SF1234567890' });
    expect(shipped.data).toEqual({ state: 'SHIPPED' });
    expect((await staff('trade.order.ship', { id, carrier: '顺丰速运', trackingNo: 'SF1234567890' })).code).toBe(codeOf('ORDER_MOVED_ON'));
    expect((await call('trade.order.detail', { id })).data).toMatchObject({
      state: 'SHIPPED',
      shipment: { carrier: '顺丰速运', trackingNo: 'SF1234567890' },
    });
    expect((await call('trade.order.receive', { id })).data).toEqual({ state: 'COMPLETED' });
    expect((await call('trade.order.receive', { id })).data).toEqual({ state: 'COMPLETED' });
    const steps = await logOf(id);
    expect(steps).toEqual([
      { actor: `member:${shopper.memberId}`, from_state: null, to_state: 'UNPAID' },
      { actor: 'provider', from_state: 'UNPAID', to_state: 'TO_SHIP' },
      { actor: expect.stringMatching(/^staff:\d+$/), from_state: 'TO_SHIP', to_state: 'SHIPPED' },
      { actor: `member:${shopper.memberId}`, from_state: 'SHIPPED', to_state: 'COMPLETED' },
    ]);
  });

  it('is listed newest first, by tab, page by page', async () => {
    const made = [await aPlacedOrder(merchant, shopper), await aPlacedOrder(merchant, shopper), await aPlacedOrder(merchant, shopper)];
    await inTx(mall.ctx('1'), (ctx) => settleTrade(ctx, made[0]?.tradeId ?? ''));
    const ids = made.map(({ orderIds }) => orderIds[0]).toReversed();
    const list = async (request: object) => (await call('trade.order.list', request)).data as { list: { id: string }[]; hasMore: boolean };
    const first = await list({ pageSize: 2 });
    expect([first.list.map(({ id }) => id), first.hasMore]).toEqual([ids.slice(0, 2), true]);
    const second = await list({ pageSize: 2, pageNum: 2 });
    expect([second.list.map(({ id }) => id), second.hasMore]).toEqual([ids.slice(2), false]);
    expect((await list({ tab: 'unpaid' })).list.map(({ id }) => id)).toEqual(ids.slice(0, 2));
    expect((await list({ tab: 'toShip' })).list).toMatchObject([
      { id: ids[2], shopName: '甲 11', payBy: null, lines: [{ title: '红苹果' }] },
    ]);
  });

  it('of somebody else cannot be seen, cancelled or received: it is not found', async () => {
    const { orderIds } = await aPlacedOrder(merchant, shopper);
    const other = await aShopper(mall, merchant);
    const asOther = asCaller(server, { host: 'apples.test', mid: '1', cid: '11', token: other.token });
    const pears = asCaller(server, { host: 'pears.test', mid: '2', cid: '22', token: await aStaffToken(mall, '2', ['trade.*']) });
    const input = { id: orderIds[0] };
    for (const name of ['trade.order.detail', 'trade.order.cancel', 'trade.order.receive'] as const) {
      const [foreign, absent] = [await asOther(name, input), await asOther(name, { id: '404' })];
      expect([name, foreign.code, foreign.text]).toEqual([name, codeOf('NOT_FOUND'), absent.text]);
    }
    for (const [name, more] of [
      ['trade.order.ship', { carrier: '顺丰', trackingNo: 'SF123456' }],
      ['trade.order.close', {}],
      ['trade.order.refund', {}],
    ] as const) {
      expect([name, (await pears(name, { ...input, ...more })).code]).toEqual([name, codeOf('NOT_FOUND')]);
    }
    expect(await stateOf(orderIds[0])).toBe('UNPAID');
  });

  it('tells the catalogue when it is paid: what was sold counts once', async () => {
    const soldCount = async () =>
      Number(
        (
          await mall.sql<{ n: string }>('select sold_count as n from catalog.shelf where cid = 11 and goods_id = $1', [
            merchant.goodsIds[0],
          ])
        )[0]?.n,
      );
    const delivery = new Delivery({ pod: mall.pod, subscribers, openCtx: openCtx(mall.pod, mall.engines, log), log });
    try {
      await expect
        .poll(async () => (await mall.sql('select from platform.outbox where done_at is null')).length, { timeout: 10_000 })
        .toBe(0);
      const before = await soldCount();
      await aPaidOrder(merchant, shopper, { lines: [{ cid: '11', skuId: sku(0), quantity: 3 }] });
      delivery.wake();
      await expect.poll(soldCount, { timeout: 10_000 }).toBe(before + 3);
    } finally {
      await delivery.close();
    }
  });
});

describe('an order nobody pays (spec 4)', () => {
  it('is cancelled by its shopper, once, and not any more when it is paid', async () => {
    const before = await stockOf();
    const { orderIds } = await aPlacedOrder(merchant, shopper);
    const answers = await Promise.all(Array.from({ length: 5 }, () => call('trade.order.cancel', { id: orderIds[0] })));
    for (const { data } of answers) expect(data).toEqual({ state: 'CLOSED' });
    expect(await logOf(orderIds[0])).toHaveLength(2);
    expect([await stockOf(), await unpaidOf(shopper)]).toEqual([before, 0]);
    const paid = await aPaidOrder(merchant, shopper);
    expect((await call('trade.order.cancel', { id: paid.orderIds[0] })).code).toBe(codeOf('ALREADY_PAID'));
  });

  it('ends paid or closed when both happen at the same time, and its pieces are sold or free accordingly', async () => {
    for (let turn = 0; turn < 20; turn += 1) {
      const before = await stockOf();
      const { tradeId, orderIds } = await aPlacedOrder(merchant, shopper);
      const [settled, closed] = await Promise.all([
        inTx(mall.ctx('1'), (ctx) => settleTrade(ctx, tradeId)),
        inTx(mall.ctx('1'), (ctx) => closeTrades(ctx, [tradeId], 'BUYER', 'test')),
      ]);
      const state = await stateOf(orderIds[0]);
      expect([settled, closed.length, state]).toEqual(settled === 'paid' ? ['paid', 0, 'TO_SHIP'] : ['late', 1, 'CLOSED']);
      const sold = settled === 'paid' ? 1 : 0;
      expect(await stockOf()).toEqual({ ...before, available: before.available - sold, sold: before.sold + sold });
      expect(await unpaidOf(shopper)).toBe(0);
    }
  });
});

describe('what staff do with an order (spec 6)', () => {
  it('closes an unpaid one, and a paid one with all its money going back', async () => {
    const before = await stockOf();
    const unpaid = await aPlacedOrder(merchant, shopper);
    await aTender(mall, { mid: '1', tradeId: unpaid.tradeId, amountFen: unpaid.payableFen, state: 'OPEN' });
    expect((await staff('trade.order.close', { id: unpaid.orderIds[0], note: '缺货' })).data).toEqual({ state: 'CLOSED' });
    expect((await call('trade.order.detail', { id: unpaid.orderIds[0] })).data).toMatchObject({ closeReason: 'STAFF' });
    // In one transaction, so the provider is told afterwards: by then nobody gets the ticket any more.
    expect(await mall.sql('select state from trade.tender where trade_id = $1', [unpaid.tradeId])).toEqual([{ state: 'CLOSING' }]);

    const paid = await aPaidOrder(merchant, shopper);
    await withTender(paid);
    expect((await staff('trade.order.close', { id: paid.orderIds[0] })).data).toEqual({ state: 'CLOSED' });
    expect((await call('trade.order.detail', { id: paid.orderIds[0] })).data).toMatchObject({
      closeReason: 'REFUNDED',
      refundState: 'FULL',
      refundedFen: paid.payableFen,
      refunds: [{ amountFen: paid.payableFen, state: 'ASKED' }],
    });
    expect(await stockOf()).toEqual(before);
    const actions = await mall.sql('select call from staff.action where subject_id = $1', [paid.orderIds[0]]);
    expect(actions).toEqual([{ call: 'trade.order.close' }]);
  });

  it('closes one however many ask for it at the same time: each is told that it is closed, and its money goes back once', async () => {
    const unpaid = await aPlacedOrder(merchant, shopper);
    const paid = await aPaidOrder(merchant, shopper);
    await withTender(paid);
    for (const id of [unpaid.orderIds[0], paid.orderIds[0]]) {
      const answers = await Promise.all(Array.from({ length: 12 }, () => staff('trade.order.close', { id })));
      expect(answers.map(({ data }) => data)).toEqual(answers.map(() => ({ state: 'CLOSED' })));
      expect((await logOf(id)).filter(({ to_state }) => to_state === 'CLOSED')).toHaveLength(1);
    }
    expect((await call('trade.order.detail', { id: paid.orderIds[0] })).data).toMatchObject({ refunds: [{ amountFen: paid.payableFen }] });
  });

  it('refunds parts, never more than was paid, however many do it at the same time', async () => {
    const paid = await aPaidOrder(merchant, shopper);
    await withTender(paid);
    const id = paid.orderIds[0];
    const most = Math.floor(paid.payableFen * 0.6);
    const answers = await Promise.all(Array.from({ length: 12 }, () => staff('trade.order.refund', { id, amountFen: most })));
    expect(answers.filter(({ code }) => code === codeOf('REFUND_TOO_MUCH'))).toHaveLength(11);
    expect((await call('trade.order.detail', { id })).data).toMatchObject({ state: 'TO_SHIP', refundState: 'PART', refundedFen: most });
    expect((await staff('trade.order.refund', { id })).data).toMatchObject({ amountFen: paid.payableFen - most, state: 'CLOSED' });
    expect((await staff('trade.order.refund', { id })).code).toBe(codeOf('REFUND_TOO_MUCH'));
  });

  it('leaves an order that was sent as it is when its money goes back: its pieces are not in the shop', async () => {
    const paid = await aPaidOrder(merchant, shopper);
    await withTender(paid);
    await staff('trade.order.ship', { id: paid.orderIds[0], carrier: '顺丰', trackingNo: 'SF123456' });
    const before = await stockOf();
    expect((await staff('trade.order.close', { id: paid.orderIds[0] })).code).toBe(codeOf('ORDER_MOVED_ON'));
    expect((await staff('trade.order.refund', { id: paid.orderIds[0] })).data).toMatchObject({ state: 'SHIPPED' });
    expect(await stockOf()).toEqual(before);
  });

  it('sees the orders of every shopper, by state', async () => {
    const { orderIds } = await aPaidOrder(merchant, shopper);
    const { list } = (await staff('trade.order.search', { states: ['TO_SHIP'] })).data as { list: { id: string; state: string }[] };
    expect(list[0]).toMatchObject({ id: orderIds[0], state: 'TO_SHIP' });
    expect(new Set(list.map(({ state }) => state))).toEqual(new Set(['TO_SHIP']));
  });

  it('supplies stock', async () => {
    const before = await stockOf();
    const supplied = await staff('catalog.stock.supply', { cid: '11', skuId: sku(0), quantity: 5 });
    expect(supplied.data).toEqual({ available: before.available + 5 });
  });
});

describe('the steps the database allows (spec 4)', () => {
  it('are those of the table, for each of the 64 pairs', async () => {
    const states = Object.keys(ORDER_STEPS);
    const rows = await mall.sql<{ a: string; b: string; ok: boolean }>(
      'select a, b, trade.is_order_step(a, b) as ok from unnest($1::text[]) a, unnest($1::text[]) b',
      [states],
    );
    expect(rows).toHaveLength(64);
    for (const { a, b, ok } of rows) expect([a, b, ok]).toEqual([a, b, (ORDER_STEPS as Record<string, readonly string[]>)[a]?.includes(b)]);
  });

  it('and no other, whoever writes', async () => {
    const { orderIds } = await aPlacedOrder(merchant, shopper);
    const change = (set: string) => mall.sql(`update trade.order set ${set} where id = $1`, [orderIds[0]]);
    await expect(change(`state = 'SHIPPED'`)).rejects.toMatchObject({ code: 'QP003' });
    await expect(change(`state = 'TO_SHIP'`)).rejects.toMatchObject({ code: '23514' });
    await expect(change('refunded_fen = payable_fen + 1')).rejects.toMatchObject({ code: '23514' });
  });
});
