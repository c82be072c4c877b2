import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { inTx } from '#platform/ctx';
import { aPayingMall, type PayingMall, type Unpaid } from '../../../test/builders/paying-mall.ts';
import { dayName, dayOf } from './bill.rules.ts';
import { createRefund } from './create-refund.ts';
import { reconcileDay } from './reconcile-bill.ts';

let house: PayingMall;
beforeAll(async () => {
  house = await aPayingMall();
}, 60_000);
afterAll(() => house.close());
afterEach(() => house.simulator.wechatPay.plan());

async function aPaidOne(): Promise<Unpaid> {
  const unpaid = await house.anUnpaid();
  await unpaid.call('trade.order.pay', { tradeId: unpaid.tradeId, way: 'WECHAT_H5' });
  const [tender] = await house.tenders(unpaid.tradeId);
  await house.simulator.wechatPay.pay(house.account.mchId, tender?.out_trade_no ?? '');
  await house.until(async () => (await house.tradeState(unpaid.tradeId)) === 'PAID', ['trade.look-at-tenders']);
  return unpaid;
}

const ask = ({ tradeId, orderIds }: Unpaid, amountFen: number) =>
  inTx(house.mall.ctx('1'), (ctx) => createRefund(ctx, { tradeId, orderId: orderIds[0] ?? '', amountFen, reason: 'STAFF', note: '协商' }));

const refundsOf = ({ tradeId }: Unpaid) =>
  house.mall.sql<{ state: string; out_refund_no: string; amount_fen: string }>(
    'select state, out_refund_no, amount_fen from trade.refund where trade_id = $1 order by id',
    [tradeId],
  );
const isDone = (paid: Unpaid) => async () => (await refundsOf(paid)).every(({ state }) => state === 'DONE');
const atProvider = async ({ tradeId }: Unpaid) => {
  const [tender] = await house.tenders(tradeId);
  const { refunds } = await house.simulator.wechatPay.book(house.account.mchId);
  return refunds.filter(({ outTradeNo }) => outTradeNo === tender?.out_trade_no);
};

describe('money that goes back', () => {
  test('is asked for once, told or looked for, and booked once', async () => {
    const paid = await aPaidOne();
    await house.simulator.wechatPay.plan({ refundDelayMs: 100, duplicateShare: 1, timeScale: 0.01 });
    await ask(paid, 100);
    await house.until(isDone(paid), ['trade.send-refunds']);
    expect(await atProvider(paid)).toMatchObject([{ amountFen: 100, state: 'SUCCESS' }]);
    await expect.poll(async () => (await house.simulator.wechatPay.callbacks()).waiting, { timeout: 10_000 }).toBe(0);
    expect((await house.postings(paid.tradeId)).slice(2)).toEqual(['REFUND SALES 100', 'REFUND PROVIDER -100']);
    const remarks = await house.mall.sql("select from trade.order_log where order_id = $1 and note like 'refund %'", [paid.orderIds[0]]);
    expect(remarks).toHaveLength(1);
  });

  test('done without a word, or told before it was answered, it is one refund under one number', { timeout: 60_000 }, async () => {
    await house.simulator.wechatPay.plan();
    const paid = await Promise.all(Array.from({ length: 6 }, aPaidOne));
    await house.simulator.wechatPay.plan({
      unknownButDoneShare: 0.7,
      hangMs: 0,
      reorderShare: 0.5,
      lostShare: 0.5,
      refundDelayMs: 50,
      timeScale: 0.01,
    });
    for (const one of paid) await ask(one, one.payableFen);
    for (const one of paid) await house.until(isDone(one), ['trade.send-refunds']);
    for (const one of paid) {
      expect(await atProvider(one)).toHaveLength(1);
      expect(await house.postings(one.tradeId)).toHaveLength(4);
    }
  });

  test('is never more than came: of 30 who want 60 % at once one gets it', async () => {
    const paid = await aPaidOne();
    const requests = await Promise.allSettled(Array.from({ length: 30 }, () => ask(paid, Math.round(paid.payableFen * 0.6))));
    expect(requests.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await house.until(isDone(paid), ['trade.send-refunds']);
    expect(await atProvider(paid)).toHaveLength(1);
    await expect(ask(paid, paid.payableFen)).rejects.toMatchObject({ failure: 'REFUND_TOO_MUCH' });
  });

  test('that the provider cannot give back waits for a person, and is asked for no more', async () => {
    const paid = await aPaidOne();
    await house.simulator.wechatPay.plan({ abnormalRefundShare: 1, refundDelayMs: 50 });
    await ask(paid, 100);
    await house.until(async () => (await refundsOf(paid))[0]?.state === 'ABNORMAL', ['trade.send-refunds']);
    expect(await house.postings(paid.tradeId)).toHaveLength(2);
  });
});

describe('the keys of the provider', () => {
  test('may change: an unknown one is refused, learned, and believed at a next try', { timeout: 60_000 }, async () => {
    await house.simulator.wechatPay.plan({ timeScale: 0.01 });
    const unpaid = await house.anUnpaid();
    await unpaid.call('trade.order.pay', { tradeId: unpaid.tradeId, way: 'WECHAT_H5' });
    const serial = await house.simulator.wechatPay.turnKeys('publish');
    await house.simulator.wechatPay.turnKeys('activate');
    const [tender] = await house.tenders(unpaid.tradeId);
    await house.simulator.wechatPay.pay(house.account.mchId, tender?.out_trade_no ?? '');
    await expect.poll(() => house.tradeState(unpaid.tradeId), { timeout: 30_000 }).toBe('PAID');
    const keys = await house.mall.sql<{ serial: string }>('select serial from trade.provider_key');
    expect(keys.map((key) => key.serial)).toContain(serial);
  });

  test('are renewed by their round, and secrets lie sealed', async () => {
    await house.mall.sql("update trade.account_look set look_at = platform.now() where what = 'KEYS'");
    const serial = await house.simulator.wechatPay.turnKeys('publish');
    await house.runDueTask('trade.provider-keys');
    const keys = await house.mall.sql<{ serial: string }>('select serial from trade.provider_key');
    expect(keys.map((key) => key.serial)).toContain(serial);
    const [row] = await house.mall.sql<{ sealed_secrets: Buffer }>('select sealed_secrets from trade.pay_account');
    expect(row?.sealed_secrets.includes(house.account.apiV3Key)).toBe(false);
    expect(row?.sealed_secrets.includes('PRIVATE')).toBe(false);
  });
});

describe("the provider's bill", () => {
  const today = () => dayOf(dayName(new Date()));
  const differences = () => house.mall.sql('select number, what, ours_fen, theirs_fen from trade.bill_difference');

  test('shows a payment nobody knew of: it is settled, and nothing is left to tell', { timeout: 60_000 }, async () => {
    await house.simulator.wechatPay.plan({ lostShare: 1 });
    const unpaid = await house.anUnpaid();
    await unpaid.call('trade.order.pay', { tradeId: unpaid.tradeId, way: 'WECHAT_H5' });
    const [tender] = await house.tenders(unpaid.tradeId);
    await house.simulator.wechatPay.pay(house.account.mchId, tender?.out_trade_no ?? '');
    expect(await house.tradeState(unpaid.tradeId)).toBe('UNPAID');
    expect(await reconcileDay(house.mall.ctx('1'), 'main', today())).toBe(true);
    expect(await house.tradeState(unpaid.tradeId)).toBe('PAID');
    expect(await differences()).toEqual([]);
  });

  test('tells where the books differ, in both directions', async () => {
    const [less, gone] = [await aPaidOne(), await aPaidOne()];
    const [[lessTender], [goneTender]] = [await house.tenders(less.tradeId), await house.tenders(gone.tradeId)];
    const number = 'nobody-knows-it';
    await house.mall.sql('update trade.tender set amount_fen = amount_fen + 1 where id = $1', [lessTender?.id]);
    await house.mall.sql('update trade.tender set out_trade_no = $2 where id = $1', [goneTender?.id, number]);
    await reconcileDay(house.mall.ctx('1'), 'main', today());
    const fen = String(less.payableFen);
    expect(await differences()).toEqual(
      expect.arrayContaining([
        { number: lessTender?.out_trade_no, what: 'AMOUNT', ours_fen: String(less.payableFen + 1), theirs_fen: fen },
        { number: goneTender?.out_trade_no, what: 'MISSING_HERE', ours_fen: null, theirs_fen: fen },
        { number, what: 'MISSING_THERE', ours_fen: fen, theirs_fen: null },
      ]),
    );
    await house.mall.sql('update trade.tender set amount_fen = amount_fen - 1 where id = $1', [lessTender?.id]);
    await house.mall.sql('update trade.tender set out_trade_no = $2 where id = $1', [goneTender?.id, goneTender?.out_trade_no]);
    await reconcileDay(house.mall.ctx('1'), 'main', today());
    expect(await differences()).toEqual([]);
  });

  test('of every day that is over is asked for once', async () => {
    await house.runDueTask('trade.bills');
    const [look] = await house.mall.sql<{ through: string; isLater: boolean }>(
      `select billed_through::text as through, look_at > platform.now() as "isLater" from trade.account_look where what = 'BILL'`,
    );
    expect(look?.isLater).toBe(true);
    expect(look?.through).toMatch(/^20\d\d-\d\d-\d\d$/);
  });
});
