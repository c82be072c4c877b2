import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { rows } from '@qianpu/contract/rows';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { Admission } from '#platform/http/admission';
import { type AdmissionLimit, admissionLimits, type CallPriority } from '#platform/http/call-priority';
import { createLog } from '#platform/log';
import { aPayingMall, type PayingMall } from './builders/paying-mall.ts';
import { anAddress } from './builders/populated-mall.ts';
import { aShopper } from './builders/shopper.ts';
import { isOk, send } from './call-table.ts';

const SHOPPERS_GONE = 200;

/** Fewer may look than usual, so that a test can fill the room; the rest is as in production. */
const narrow: Record<CallPriority, AdmissionLimit> = {
  ...admissionLimits,
  look: { ...admissionLimits.look, below: 2, waiting: 0 },
  own: { ...admissionLimits.own, below: 2, waiting: 0 },
};
const admission = new Admission(createLog('test', 'silent'), { terms: narrow });

let paying: PayingMall;
let api: string;
const emptied: (() => void)[] = [];

beforeAll(async () => {
  paying = await aPayingMall(admission);
  api = paying.server.listeningOrigin;
});
afterAll(() => paying.close());
afterEach(() => {
  for (const empty of emptied.splice(0)) empty();
});

/** Takes places until the test ends, as work that does not come to its end would. */
function fillRoom(state: CallPriority, count: number): void {
  for (let taken = 0; taken < count; taken += 1) {
    void admission.run(
      state,
      () => false,
      () => new Promise<void>((resolve) => emptied.push(resolve)),
    );
  }
}

/** Whoever wants to do something with the table waits until it is let go. */
async function holdTable(table: string): Promise<() => Promise<void>> {
  const holder = new pg.Client({ connectionString: paying.mall.url });
  await holder.connect();
  await holder.query(`begin; lock table ${table} in access exclusive mode`);
  return () => holder.end();
}

const visitor = () => ({ host: 'apples.test', mid: '1', cid: '11', address: anAddress() });
const look = () => send(paying.server, rows['catalog.product.pageList'], { cid: '11' }, visitor());

describe('an api with more requests than it can do', () => {
  test('refuses who only looks with 503, when to come again, and the words of a failed connection (spec 8)', async () => {
    fillRoom('look', 2);
    const refused = await look();
    expect([refused.status, JSON.parse(refused.headers)['retry-after']]).toEqual([503, '1']);
    expect(JSON.parse(refused.text)).toEqual({ status: 'error', code: '600500', message: '网络连接失败，请刷新重试', data: null });
    const decoration = await send(paying.server, rows['decoration.page.find'], { page: 'home' }, visitor());
    expect(decoration.status).toBe(503);
  });

  test('opens payments and hears of them all the same', async () => {
    const { tradeId, call } = await paying.anUnpaid();
    fillRoom('look', 2);
    expect((await call('trade.order.detail', { id: '1' })).status).toBe(503);
    expect(await call('trade.order.pay', { tradeId, way: 'WECHAT_H5' })).toSatisfy(isOk);
    const [tender] = await paying.tenders(tradeId);
    await paying.simulator.wechatPay.pay(paying.account.mchId, tender?.out_trade_no ?? '');
    await vi.waitFor(async () => expect(await paying.tradeState(tradeId)).toBe('PAID'), 10_000);
    expect((await look()).status).toBe(503);
  });

  test('asks the database nothing for a refusal', async () => {
    fillRoom('look', 2);
    const query = vi.spyOn(pg.Client.prototype, 'query');
    try {
      for (let times = 0; times < 20; times += 1) expect((await look()).status).toBe(503);
      expect(query).not.toHaveBeenCalled();
      for (const empty of emptied.splice(0)) empty();
      await pause(0);
      expect(await look()).toSatisfy(isOk);
      expect(query).toHaveBeenCalled();
    } finally {
      query.mockRestore();
    }
  });

  test('keeps room for orders while payments are told a hundred times each', { timeout: 90_000 }, async () => {
    const unpaid = await Promise.all(Array.from({ length: 4 }, () => paying.anUnpaid()));
    for (const { tradeId, call } of unpaid) await call('trade.order.pay', { tradeId, way: 'WECHAT_H5' });
    const numbers = await Promise.all(unpaid.map(async ({ tradeId }) => (await paying.tenders(tradeId))[0]?.out_trade_no ?? ''));
    await paying.simulator.wechatPay.plan({ duplicateShare: 1 });
    const release = await holdTable('trade.notice');
    try {
      await Promise.all(numbers.map((number) => paying.simulator.wechatPay.pay(paying.account.mchId, number)));
      await vi.waitFor(() => expect(admission.inHand.hooks).toBe(admissionLimits.hook.below), 5_000);
      const lines = [{ cid: '11', skuId: paying.apples.skuIds[0], quantity: 1 }];
      const placed = await Promise.all(
        unpaid.map(({ call, shopper: { addressId } }) => call('trade.order.place', { lines, addressId, seenPayableFen: 1990 })),
      );
      expect(placed.filter(isOk)).toHaveLength(unpaid.length);
    } finally {
      await release();
      await paying.simulator.wechatPay.plan();
    }
    // What was not answered in time comes again after 15 s.
    await vi.waitFor(async () => expect((await paying.simulator.wechatPay.callbacks()).waiting).toBe(0), 40_000);
    for (const { tradeId } of unpaid) expect(await paying.tradeState(tradeId)).toBe('PAID');
  });

  test('answers 503 and when to come again where no connection to the database became free in time', async () => {
    const shopper = await aShopper(paying.mall, paying.apples);
    const opened = vi
      .spyOn(paying.mall.engines.directory, 'hostOf')
      .mockRejectedValue(new Error('timeout exceeded when trying to connect'));
    try {
      const refused = await send(paying.server, rows['cart.badge.totalItem'], {}, { ...visitor(), token: shopper.token });
      expect([refused.status, JSON.parse(refused.headers)['retry-after']]).toEqual([503, '1']);
    } finally {
      opened.mockRestore();
    }
  });
});

describe('shoppers who go away', () => {
  /** Adds to the cart over a socket of their own, and goes when told. */
  const addAndLeave = (token: string, signal: AbortSignal) =>
    new Promise<void>((resolve) => {
      const headers = { host: 'apples.test', token, 'content-type': 'application/json' };
      const asking = request(api + rows['cart.line.add'].path, { method: 'POST', agent: false, headers, signal });
      asking.on('error', () => resolve()).on('response', () => resolve());
      asking.end(JSON.stringify({ cid: '11', skuId: paying.apples.skuIds[0], quantity: 1 }));
    });

  const connections = promisify<number>((done) => paying.server.server.getConnections(done));

  test('leave no place taken: neither those whose work was begun nor those who waited', async () => {
    const { token } = await aShopper(paying.mall, paying.apples);
    const going = new AbortController();
    const before = await connections();
    let came = 0;
    paying.server.server.on('connection', () => {
      came += 1;
    });
    const release = await holdTable('cart.line');
    const requests = Array.from({ length: SHOPPERS_GONE }, () => addAndLeave(token, going.signal));
    await vi.waitFor(() => expect(admission.inHand.engines).toBe(admissionLimits.write.below), 20_000);
    await vi.waitFor(() => expect(came).toBeGreaterThanOrEqual(SHOPPERS_GONE), 20_000);
    going.abort();
    await Promise.all(requests);
    // The server has noticed that they are gone.
    await vi.waitFor(async () => expect(await connections()).toBeLessThanOrEqual(before), 20_000);
    // Work that was begun goes on, whoever asked for it: its place is taken until it has ended.
    expect(admission.inHand.engines).toBe(admissionLimits.write.below);
    await release();
    await vi.waitFor(() => expect(admission.inHand.engines).toBe(0), 10_000);

    const [{ quantity } = { quantity: '0' }] = await paying.mall.sql<{ quantity: string }>(
      'select sum(quantity) as quantity from cart.line',
    );
    expect(Number(quantity)).toBeLessThanOrEqual(admissionLimits.write.below);
    expect(await Promise.all([look(), look()])).toSatisfy((answers: Parameters<typeof isOk>[0][]) => answers.every(isOk));
  });

  test('or send slowly take no place while their request has not come', async () => {
    const { token } = await aShopper(paying.mall, paying.apples);
    const going = new AbortController();
    const headers = { host: 'apples.test', token, 'content-type': 'application/json', 'content-length': '1000' };
    const slow = request(api + rows['cart.line.add'].path, { method: 'POST', agent: false, headers, signal: going.signal });
    slow.on('error', () => undefined).write('{"cid":');
    await pause(200);
    expect(admission.inHand.engines).toBe(0);
    going.abort();
    await pause(50);
    expect(admission.inHand.engines).toBe(0);
  });
});
