import { randomInt } from 'node:crypto';
import { env } from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { aPayingMall, type PayingMall, type Unpaid } from '../../../test/builders/paying-mall.ts';

let house: PayingMall;
beforeAll(async () => {
  house = await aPayingMall();
}, 60_000);
afterAll(() => house.close());
afterEach(() => house.simulator.wechatPay.plan());

/** 1,000 where there is time. */
const TRIES = Number(env.PAY_WHILE_CLOSING || 20);

const pay = ({ call, tradeId }: Unpaid, way = 'WECHAT_H5') => call('trade.order.pay', { tradeId, way });
const cancel = ({ call, orderIds }: Unpaid) => call('trade.order.cancel', { id: orderIds[0] });
const payAtCashier = (outTradeNo = '') => house.simulator.wechatPay.pay(house.account.mchId, outTradeNo);
const statusOf = async ({ call, tradeId }: Unpaid) => ((await call('trade.pay.status', { tradeId })).data as { state: string }).state;
const lateBook = (fen: number) => [`PAY PROVIDER ${fen}`, `PAY HELD -${fen}`, `REFUND HELD ${fen}`, `REFUND PROVIDER -${fen}`];

describe('money that comes too late (spec 7.2)', () => {
  test('cancelled, closed at the provider, paid all the same: it goes back, and the shopper is told so', async () => {
    const unpaid = await house.anUnpaid();
    await pay(unpaid);
    await house.simulator.wechatPay.plan({ lateAfterCloseShare: 1, lateDelayMs: 200, refundDelayMs: 200 });
    expect((await cancel(unpaid)).data).toEqual({ state: 'CLOSED' });
    expect(await statusOf(unpaid)).toBe('CLOSED');
    await expect.poll(() => statusOf(unpaid), { timeout: 10_000 }).toBe('REFUNDING');
    await house.until(async () => (await statusOf(unpaid)) === 'REFUNDED', ['trade.send-refunds']);

    expect(await house.tenders(unpaid.tradeId)).toMatchObject([{ state: 'PAID', refunded_fen: String(unpaid.payableFen) }]);
    expect(await house.postings(unpaid.tradeId)).toEqual(lateBook(unpaid.payableFen));
    const payments = await house.mall.sql('select state from trade.payment where trade_id = $1', [unpaid.tradeId]);
    expect(payments).toEqual([{ state: 'CLOSED' }]);
    expect((await pay(unpaid)).code).toBe('611009');
  });

  test('when the old way was paid all the same, the new one is closed: nobody pays twice', async () => {
    const unpaid = await house.anUnpaid();
    await pay(unpaid);
    await house.simulator.wechatPay.plan({ lateAfterCloseShare: 1, lateDelayMs: 200 });
    await unpaid.call('trade.pay.switch', { tradeId: unpaid.tradeId, way: 'WECHAT_NATIVE' });
    await expect.poll(() => statusOf(unpaid), { timeout: 10_000 }).toBe('PAID');
    await house.simulator.wechatPay.plan();
    await house.until(async () => (await house.tenders(unpaid.tradeId))[1]?.state === 'CLOSED', ['trade.look-at-tenders']);
    const [, open] = await house.tenders(unpaid.tradeId);
    expect(await payAtCashier(open?.out_trade_no)).toBe(400);
  });

  test('of two ways that are both paid one pays the order, the other goes back', async () => {
    const unpaid = await house.anUnpaid();
    await pay(unpaid);
    await house.simulator.wechatPay.plan({ lateAfterCloseShare: 1, lateDelayMs: 300, refundDelayMs: 100 });
    const switched = await unpaid.call('trade.pay.switch', { tradeId: unpaid.tradeId, way: 'WECHAT_NATIVE' });
    expect(switched.data).toMatchObject({ way: 'WECHAT_NATIVE', ticket: { kind: 'qr' } });
    const [old, open] = await house.tenders(unpaid.tradeId);
    expect([old?.state, open?.state]).toEqual(['CLOSED', 'OPEN']);
    await payAtCashier(open?.out_trade_no);
    await house.until(async () => (await house.postings(unpaid.tradeId)).length === 6);

    // Whichever was known first has paid the order.
    expect(await statusOf(unpaid)).toBe('PAID');
    const tenders = await house.tenders(unpaid.tradeId);
    expect(tenders.map(({ state }) => state)).toEqual(['PAID', 'PAID']);
    expect(tenders.map(({ refunded_fen }) => Number(refunded_fen)).sort((a, b) => a - b)).toEqual([0, unpaid.payableFen]);
    const { refunds } = await house.simulator.wechatPay.book(house.account.mchId);
    const numbers = tenders.map(({ out_trade_no }) => out_trade_no);
    expect(refunds.filter(({ outTradeNo }) => numbers.includes(outTradeNo))).toMatchObject([
      { amountFen: unpaid.payableFen, state: 'SUCCESS' },
    ]);
    const held = (await house.postings(unpaid.tradeId)).filter((line) => line.includes('HELD'));
    expect(held).toEqual([`PAY HELD -${unpaid.payableFen}`, `REFUND HELD ${unpaid.payableFen}`]);
  });

  test('the old way cannot be paid after the switch, the new one can', async () => {
    const unpaid = await house.anUnpaid();
    await pay(unpaid);
    await unpaid.call('trade.pay.switch', { tradeId: unpaid.tradeId, way: 'WECHAT_NATIVE' });
    const [old, open] = await house.tenders(unpaid.tradeId);
    expect(await payAtCashier(old?.out_trade_no)).toBe(400);
    expect(await payAtCashier(open?.out_trade_no)).toBe(200);
    await expect.poll(() => statusOf(unpaid), { timeout: 10_000 }).toBe('PAID');
  });

  test('a payment the shopper made before cancelling wins, although nobody has told us', async () => {
    const unpaid = await house.anUnpaid();
    await house.simulator.wechatPay.plan({ lostShare: 1 });
    await pay(unpaid);
    const [tender] = await house.tenders(unpaid.tradeId);
    await payAtCashier(tender?.out_trade_no);
    expect((await cancel(unpaid)).code).toBe('611008');
    expect(await statusOf(unpaid)).toBe('PAID');
  });

  test(`pay while closing, ${TRIES} times: paid, or closed and nothing kept`, { timeout: 60_000 + TRIES * 500 }, async () => {
    await house.simulator.wechatPay.plan({ lateAfterCloseShare: 0.3, lateDelayMs: 50, refundDelayMs: 50, lostShare: 0.3, timeScale: 0.01 });
    const trades: Unpaid[] = [];
    for (let at = 0; at < TRIES; at += 10) {
      const batch = await Promise.all(Array.from({ length: 10 }, () => house.anUnpaid()));
      trades.push(...batch);
      await Promise.all(batch.map((unpaid) => pay(unpaid)));
      await Promise.all(
        batch.map(async (unpaid, nth) => {
          const [tender] = await house.tenders(unpaid.tradeId);
          // A cancel takes several steps to the provider, a payment one: one in three at once, one meanwhile, one late, so that each is first at times.
          const laterMs = [0, randomInt(250), 1_000][nth % 3];
          await Promise.all([wait(laterMs).then(() => payAtCashier(tender?.out_trade_no)), cancel(unpaid)]);
        }),
      );
    }
    await house.until(isAtRest);
    const { transactions, refunds } = await house.simulator.wechatPay.book(house.account.mchId);
    const ends = new Map<string, number>();
    for (const unpaid of trades) {
      const [tender] = await house.tenders(unpaid.tradeId);
      const theirs = transactions.find(({ outTradeNo }) => outTradeNo === tender?.out_trade_no);
      const backFen = refunds
        .filter(({ outTradeNo }) => outTradeNo === tender?.out_trade_no)
        .reduce((sum, { amountFen }) => sum + amountFen, 0);
      const keptFen = theirs?.paidMs ? theirs.amountFen - backFen : 0;
      const end = await statusOf(unpaid);
      expect(keptFen, `${end} ${tender?.state}`).toBe(end === 'PAID' ? unpaid.payableFen : 0);
      expect(['PAID', 'CLOSED', 'REFUNDED']).toContain(end);
      ends.set(end, (ends.get(end) ?? 0) + 1);
    }
    // Whoever is first wins: a run in which only one of them ever was has tried nothing.
    expect([...ends.keys()].length, JSON.stringify([...ends])).toBeGreaterThan(1);
  });
});

/** The provider has said everything, and nothing waits on our side. */
async function isAtRest(): Promise<boolean> {
  const [row] = await house.mall.sql<{ waiting: string }>(
    `select (select count(*) from trade.tender where state in ('OPENING', 'OPEN', 'CLOSING'))
          + (select count(*) from trade.refund where state <> 'DONE')
          + (select count(*) from trade.notice where handled_at is null) as waiting`,
  );
  const { transactions } = await house.simulator.wechatPay.book(house.account.mchId);
  const { waiting } = await house.simulator.wechatPay.callbacks();
  const known = await house.mall.sql<{ count: string }>("select count(*) as count from trade.tender where state = 'PAID'");
  const paid = transactions.filter(({ paidMs }) => paidMs !== null).length;
  return row?.waiting === '0' && waiting === 0 && known[0]?.count === String(paid);
}
