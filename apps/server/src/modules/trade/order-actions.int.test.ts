import { failures } from '@qianpu/contract/failure';
import type { OutputOf } from '@qianpu/contract/types';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setFreightRule } from '#modules/delivery';
import { inTx } from '#platform/ctx';
import { runDueTask } from '#platform/due-tasks/due-tasks';
import { Delivery } from '#platform/events/delivery';
import type { HttpServer } from '#platform/http/http-server';
import { createLog } from '#platform/log';
import { anApi } from '../../../test/builders/api.ts';
import { aMerchant, type MadeMerchant } from '../../../test/builders/merchant.ts';
import { aStaffToken } from '../../../test/builders/populated-mall.ts';
import { aPaidOrder, aPlacedOrder, aShopper, asCaller, aTender, type Shopper } from '../../../test/builders/shopper.ts';
import { openCtx } from '../../../test/fixtures/probe-events.ts';
import { refereeFindings } from '../../../test/referee-findings.ts';
import { type TestMall, testMall } from '../../../test/test-mall.ts';
import { subscribers } from '../../app/modules.ts';
import { completeOrders } from '../order/complete-orders.ts';
import { orderDueTasks } from '../order/order.due-tasks.ts';

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
});
beforeEach(async () => {
  staff = await asStaff();
  shopper = await aShopper(mall, merchant);
  call = asCaller(server, { host: 'apples.test', mid: '1', cid: '11', token: shopper.token });
});
afterAll(async () => {
  expect((await refereeFindings(mall)).filter(({ check }) => check.startsWith('O'))).toEqual([]);
  await server.close();
  await mall.close();
});

/** A session of staff is over before the next day. */
const asStaff = async () =>
  asCaller(server, { host: 'apples.test', mid: '1', cid: '11', token: await aStaffToken(mall, '1', ['trade.*']) });

const codeOf = (name: keyof typeof failures) => failures[name].code;
const sku = (at: number) => merchant.skuIds[at] ?? '';
type Card = OutputOf<'trade.order.list'>['list'][number];
type Detail = OutputOf<'trade.order.detail'>;
const detailOf = async (id: string) => (await call('trade.order.detail', { id })).data as Detail;
const listed = async (input: object) => ((await call('trade.order.list', input)).data as { list: Card[] }).list.map(({ id }) => id);
const seenByStaff = async (id: string) =>
  ((await staff('trade.order.search', { pageSize: 50 })).data as OutputOf<'trade.order.search'>).list.find((card) => card.id === id);

async function aPaid(request: Parameters<typeof aPaidOrder>[2] = {}): Promise<string> {
  return (await aPaidOrder(merchant, shopper, request)).orderIds[0] ?? '';
}
async function aSent(request: Parameters<typeof aPaidOrder>[2] = {}): Promise<string> {
  const id = await aPaid(request);
  await staff('trade.order.ship', { id, carrier: '顺丰速运', trackingNo: 'SF1234567890' });
  return id;
}
/** Received, and everybody who must hear of it has heard. */
async function aReceived(request: Parameters<typeof aPaidOrder>[2] = {}): Promise<string> {
  const id = await aSent(request);
  await call('trade.order.receive', { id });
  await deliver();
  return id;
}
async function deliver(): Promise<void> {
  const delivery = new Delivery({ pod: mall.pod, subscribers, openCtx: openCtx(mall.pod, mall.engines, log), log });
  try {
    await expect
      .poll(async () => (await mall.sql('select from platform.outbox where done_at is null')).length, { timeout: 10_000 })
      .toBe(0);
  } finally {
    await delivery.close();
  }
}

async function anotherAddress(street: string): Promise<string> {
  const id = mall.newId();
  await mall.sql(
    `insert into member.address (mid, id, member_id, name, phone, region_code, province, city, district, street, is_default, created_at)
     values (1, $1, $2, '周予安', '13900000002', '330108', '浙江省', '杭州市', '滨江区', $3, false, platform.now())`,
    [id, shopper.memberId, street],
  );
  return id;
}

describe('extending the time to receive (rules 15)', () => {
  it('gives seven days more, once, and the clock waits for them', async () => {
    const id = await aSent();
    const before = (await detailOf(id)).receiveBy ?? 0;
    const { receiveBy } = (await call('trade.order.extend', { id })).data as { receiveBy: number };
    expect(receiveBy - before).toBe(7 * 24 * 3_600_000);
    expect((await call('trade.order.extend', { id })).data).toEqual({ receiveBy });
    expect(await detailOf(id)).toMatchObject({ receiveBy, isExtended: true, timeline: [{ what: 'EXTENDED' }, {}, {}, {}] });
    // Found as due before it was extended, it is not received all the same.
    expect(
      await inTx(mall.ctx('1'), (ctx) => completeOrders(ctx, { orderIds: [id], actor: 'clock', receivableBy: new Date(before + 1) })),
    ).toEqual([]);
    const round = orderDueTasks.find(({ name }) => name === 'trade.receive-arrived');
    if (!round) throw new Error('there is no such round');
    await mall.moveClock('16 days');
    await runDueTask(mall.pod, round, (mid) => mall.ctx(mid), log);
    expect((await mall.sql('select state from trade.order where id = $1', [id]))[0]).toEqual({ state: 'SHIPPED' });
    await mall.moveClock('2 days');
    await runDueTask(mall.pod, round, (mid) => mall.ctx(mid), log);
    expect((await mall.sql('select state from trade.order where id = $1', [id]))[0]).toEqual({ state: 'COMPLETED' });
  });

  it('is for what is on its way alone', async () => {
    const id = await aPaid();
    expect((await call('trade.order.extend', { id })).code).toBe(codeOf('ORDER_MOVED_ON'));
    expect((await call('trade.order.extend', { id: '404' })).code).toBe(codeOf('NOT_FOUND'));
  });
});

describe('urging a shop (rules 15)', () => {
  it('counts once a day, and staff see it', async () => {
    const id = await aPaid();
    expect((await call('trade.order.urge', { id })).data).toMatchObject({ isFirstToday: true });
    expect((await call('trade.order.urge', { id })).data).toMatchObject({ isFirstToday: false });
    expect(await seenByStaff(id)).toMatchObject({ urgedCount: 1, urgedAt: expect.any(Number) });
    await mall.moveClock('1 day');
    staff = await asStaff();
    expect((await call('trade.order.urge', { id })).data).toMatchObject({ isFirstToday: true });
    expect(await seenByStaff(id)).toMatchObject({ urgedCount: 2 });
    await staff('trade.order.ship', { id, carrier: '顺丰速运', trackingNo: 'SF1234567890' });
    expect((await call('trade.order.urge', { id })).code).toBe(codeOf('ORDER_MOVED_ON'));
  });
});

describe('another address before it is sent (rules 15)', () => {
  it('is taken once; the first one is kept, and staff see the new one', async () => {
    const id = await aPaid();
    const [one, other] = [await anotherAddress('江南大道 588 号'), await anotherAddress('网商路 599 号')];
    expect((await call('trade.order.changeAddress', { id, addressId: shopper.addressId })).data).toEqual({ state: 'TO_SHIP' });
    expect((await detailOf(id)).isAddressChanged).toBe(false);
    expect((await call('trade.order.changeAddress', { id, addressId: one })).data).toEqual({ state: 'TO_SHIP' });
    expect((await call('trade.order.changeAddress', { id, addressId: one })).data).toEqual({ state: 'TO_SHIP' });
    expect((await call('trade.order.changeAddress', { id, addressId: other })).code).toBe(codeOf('ORDER_MOVED_ON'));
    expect(await detailOf(id)).toMatchObject({ isAddressChanged: true, address: { name: '周予安', street: '江南大道 588 号' } });
    expect(await seenByStaff(id)).toMatchObject({
      addressChangedAt: expect.any(Number),
      address: { street: '江南大道 588 号', phone: '139****0002' },
    });
    expect(await mall.sql(`select address_before ->> 'street' as street from trade.order where id = $1`, [id])).toEqual([
      { street: '望京街道 1 号院' },
    ]);
  });

  it('must be the member’s own, and comes too late once it is sent', async () => {
    const stranger = await aShopper(mall, merchant);
    const id = await aPaid();
    expect((await call('trade.order.changeAddress', { id, addressId: stranger.addressId })).code).toBe(codeOf('ADDRESS_MISSING'));
    const addressId = await anotherAddress('江南大道 588 号');
    await staff('trade.order.ship', { id, carrier: '顺丰速运', trackingNo: 'SF1234567890' });
    expect((await call('trade.order.changeAddress', { id, addressId })).code).toBe(codeOf('ORDER_MOVED_ON'));
  });

  it('is refused where sending costs more than was paid for it', async () => {
    const id = await aPaid();
    const addressId = await anotherAddress('江南大道 588 号');
    await inTx(mall.ctx('1'), (ctx) => setFreightRule(ctx, { cid: '11', flatFen: 900, freeFromFen: null }));
    expect((await call('trade.order.changeAddress', { id, addressId })).code).toBe(codeOf('FREIGHT_DIFFERS'));
    await inTx(mall.ctx('1'), (ctx) => setFreightRule(ctx, { cid: '11', flatFen: 0, freeFromFen: null }));
    expect((await call('trade.order.changeAddress', { id, addressId })).data).toEqual({ state: 'TO_SHIP' });
  });
});

describe('deleting an order (rules 15)', () => {
  it('hides one that is over from its buyer, not from staff, and ends the right to review it', async () => {
    const id = await aReceived();
    expect((await detailOf(id)).isToReview).toBe(true);
    expect(await listed({ tab: 'toReview' })).toEqual([id]);
    expect((await call('trade.order.counts', {})).data).toMatchObject({ toReview: 1 });
    expect((await call('trade.order.delete', { id })).data).toEqual({});
    expect((await call('trade.order.delete', { id })).data).toEqual({});
    expect((await call('trade.order.detail', { id })).code).toBe(codeOf('NOT_FOUND'));
    expect([await listed({}), await listed({ tab: 'completed' }), await listed({ words: '苹果' })]).toEqual([[], [], []]);
    expect((await call('trade.order.counts', {})).data).toMatchObject({ toReview: 0 });
    expect(await seenByStaff(id)).toMatchObject({ state: 'COMPLETED', deletedAt: expect.any(Number) });
    const review = { orderId: id, skuId: sku(0), score: 5, text: '好', pictures: [], tags: [], isAnonymous: false };
    expect((await call('catalog.review.add', review)).code).toBe(codeOf('NOT_FOUND'));
  });

  it('ends that right also when it has not been given yet', async () => {
    const id = await aSent();
    await call('trade.order.receive', { id });
    await call('trade.order.delete', { id });
    await deliver();
    expect((await call('catalog.review.pending', {})).data).toMatchObject({ list: [] });
  });

  it('is refused while it goes on or its money is going back, and a refund brings it back', async () => {
    const open = await aPaid();
    expect((await call('trade.order.delete', { id: open })).code).toBe(codeOf('ORDER_MOVED_ON'));
    const placed = await aPaidOrder(merchant, shopper);
    const id = placed.orderIds[0] ?? '';
    await aTender(mall, { mid: '1', tradeId: placed.tradeId, amountFen: placed.payableFen, state: 'PAID' });
    await staff('trade.order.ship', { id, carrier: '顺丰速运', trackingNo: 'SF1234567890' });
    await call('trade.order.receive', { id });
    expect((await call('trade.order.delete', { id })).code).toBe(0);
    expect((await staff('trade.order.refund', { id, amountFen: 100 })).code).toBe(0);
    expect(await detailOf(id)).toMatchObject({ hasOpenRefund: true });
    expect((await call('trade.order.delete', { id })).code).toBe(codeOf('ORDER_MOVED_ON'));
  });
});

describe('buying again (rules 15)', () => {
  it('puts what is still sold into the cart, as many as there are, and names the rest', async () => {
    const id = await aPaid({
      lines: [
        { cid: '12', skuId: sku(0), quantity: 3 },
        { cid: '12', skuId: sku(1), quantity: 1 },
      ],
    });
    await mall.sql('update catalog.stock set supplied = supplied - available + 2, available = 2 where cid = 12 and sku_id = $1', [sku(0)]);
    await mall.sql('update catalog.listing set on_shelf = false where cid = 12 and sku_id = $1', [sku(1)]);
    const again = await call('trade.order.buyAgain', { id });
    expect(again.data).toEqual({
      added: [{ skuId: sku(0), title: '红苹果', quantity: 2 }],
      missing: [
        { skuId: sku(0), title: '红苹果', quantity: 1, reason: 'SOLD_OUT' },
        { skuId: sku(1), title: '青苹果', quantity: 1, reason: 'OFF_SHELF' },
      ],
    });
    await call('trade.order.buyAgain', { id });
    expect(await mall.sql('select cid, sku_id, quantity, is_ticked from cart.line where member_id = $1', [shopper.memberId])).toEqual([
      { cid: '12', sku_id: sku(0), quantity: 2, is_ticked: true },
    ]);
  });
});

describe('finding one’s orders (rules 15)', () => {
  it('by a part of a title or of the number, among one’s own alone', async () => {
    const red = await aPaid();
    const green = await aPaid({ lines: [{ cid: '11', skuId: sku(1), quantity: 1 }] });
    const unpaid = (await aPlacedOrder(merchant, shopper)).orderIds[0] ?? '';
    await aPaidOrder(merchant, await aShopper(mall, merchant));
    expect(await listed({ words: '青苹' })).toEqual([green]);
    expect(await listed({ words: '苹果' })).toEqual([unpaid, green, red]);
    expect(await listed({ words: green.slice(-8) })).toEqual([green]);
    expect(await listed({ words: '%' })).toEqual([]);
  });
});
