import { failures } from '@qianpu/contract/failure';
import type { OutputOf } from '@qianpu/contract/types';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { inTx } from '#platform/ctx';
import { aPayingMall, type PayingMall, type Unpaid } from '../../../test/builders/paying-mall.ts';
import { dayName, dayOf } from './bill.rules.ts';
import { createRefund } from './create-refund.ts';
import { reconcileDay } from './reconcile-bill.ts';

type Opened = OutputOf<'trade.pay.open'>;

let house: PayingMall;
beforeAll(async () => {
  house = await aPayingMall();
}, 60_000);
afterAll(() => house.close());
afterEach(() => house.simulator.alipay.plan());

async function open(unpaid: Unpaid, way = 'ALIPAY_WAP'): Promise<string> {
  const answer = await unpaid.call('trade.pay.open', { tradeId: unpaid.tradeId, tenders: [{ way }] });
  const ticket = (answer.data as Opened | undefined)?.provider?.ticket;
  if (!ticket) throw new Error(answer.text);
  return ticket.kind === 'redirect' ? ticket.url : ticket.kind === 'qr' ? ticket.codeUrl : '';
}

const numberOf = async ({ tradeId }: Unpaid) => (await house.tenders(tradeId)).at(-1)?.out_trade_no ?? '';
const isPaid =
  ({ tradeId }: Unpaid) =>
  async () =>
    (await house.tradeState(tradeId)) === 'PAID';

/** As a shopper does it: the link is opened, and paid there. */
async function payThere(unpaid: Unpaid, way?: string): Promise<void> {
  await house.simulator.alipay.open(await open(unpaid, way));
  expect(await house.simulator.alipay.pay(house.alipayAccount.appId, await numberOf(unpaid))).toBe(200);
}

async function aPaidOne(): Promise<Unpaid> {
  const unpaid = await house.anUnpaid();
  await payThere(unpaid);
  await house.until(isPaid(unpaid));
  return unpaid;
}

describe('paid by Alipay (rules 7.8)', () => {
  test.each(['ALIPAY_WAP', 'ALIPAY_QR'])('%s: opened, paid, told and booked once', async (way) => {
    const unpaid = await house.anUnpaid();
    await payThere(unpaid, way);
    await expect.poll(isPaid(unpaid), { timeout: 10_000 }).toBe(true);
    expect(await house.postings(unpaid.tradeId)).toEqual([`PAY PROVIDER ${unpaid.payableFen}`, `PAY SALES -${unpaid.payableFen}`]);
  });

  test('a callback that is lost is made up for by asking', async () => {
    await house.simulator.alipay.plan({ lostShare: 1 });
    const unpaid = await house.anUnpaid();
    await payThere(unpaid);
    await house.until(isPaid(unpaid), ['trade.look-at-tenders']);
  });

  test('callbacks a hundred times, with another sum or from another seller: booked once, nothing else believed', async () => {
    await house.simulator.alipay.plan({ duplicateShare: 1, wrongAmountShare: 1, wrongMerchantShare: 1, timeScale: 0.01 });
    const unpaid = await house.anUnpaid();
    await payThere(unpaid);
    await expect.poll(isPaid(unpaid), { timeout: 20_000 }).toBe(true);
    await expect.poll(async () => (await house.simulator.alipay.callbacks()).waiting, { timeout: 20_000 }).toBe(0);
    expect(await house.postings(unpaid.tradeId)).toHaveLength(2);
  });

  test('is offered beside WeChat Pay, and never inside the messenger (rules 7.1)', async () => {
    const ways = async ({ call, tradeId }: Unpaid) =>
      ((await call('trade.pay.ways', { tradeId })).data as OutputOf<'trade.pay.ways'>)
        .filter(({ isAvailable }) => isAvailable)
        .map(({ way }) => way);
    expect(await ways(await house.anUnpaid())).toEqual(['WECHAT_H5', 'WECHAT_NATIVE', 'ALIPAY_WAP', 'ALIPAY_QR']);
    const inside = await house.anUnpaidInside({ person: 'lin', way: 'WECHAT_JSAPI' });
    expect(await ways(inside)).not.toContain('ALIPAY_WAP');
    const refused = await inside.call('trade.pay.open', { tradeId: inside.tradeId, tenders: [{ way: 'ALIPAY_WAP' }] });
    expect(refused.code).toBe(failures.PAY_UNAVAILABLE.code);
  });
});

test('its cashier leads back to a page of ours and to no other', async () => {
  const unpaid = await house.anUnpaid();
  const asked = { tradeId: unpaid.tradeId, tenders: [{ way: 'ALIPAY_WAP' }], returnUrl: 'https://elsewhere.test/shop/payResult.html' };
  expect((await unpaid.call('trade.pay.open', asked)).code).toBe(failures.BAD_INPUT.code);
  expect(await house.tenders(unpaid.tradeId)).toEqual([]);
});

describe('a link that nobody has opened (rules 7.8)', () => {
  test('keeps nobody from paying another way; paid after all, the money goes back', async () => {
    const unpaid = await house.anUnpaid();
    const url = await open(unpaid);
    const number = await numberOf(unpaid);
    const other = await unpaid.call('trade.pay.open', { tradeId: unpaid.tradeId, tenders: [{ way: 'WECHAT_NATIVE' }] });
    expect(other.data).toMatchObject({ provider: { way: 'WECHAT_NATIVE' } });
    await house.simulator.wechatPay.pay(house.account.mchId, await numberOf(unpaid));
    await house.until(isPaid(unpaid));
    await house.simulator.alipay.plan({ lostShare: 1 });
    await house.simulator.alipay.open(url);
    expect(await house.simulator.alipay.pay(house.alipayAccount.appId, number)).toBe(200);
    await house.until(async () => (await house.postings(unpaid.tradeId)).includes(`REFUND PROVIDER -${unpaid.payableFen}`));
    expect(await house.tradeState(unpaid.tradeId)).toBe('PAID');
  });

  test('is asked about until it has expired, and not after that', async () => {
    const unpaid = await house.anUnpaid();
    await open(unpaid);
    await unpaid.call('trade.order.cancel', { id: unpaid.orderIds[0] });
    const stateOf = async () => (await house.tenders(unpaid.tradeId)).map(({ state }) => state);
    expect(await stateOf()).toEqual(['CLOSING']);
    await house.mall.sql("update trade.trade set pay_by = platform.now() - interval '10 min' where id = $1", [unpaid.tradeId]);
    await house.mall.sql('update trade.tender set look_at = platform.now() where trade_id = $1', [unpaid.tradeId]);
    await house.until(async () => (await stateOf())[0] === 'CLOSED', ['trade.look-at-tenders']);
  });
});

describe('refunds and the bill of Alipay', () => {
  const refund = ({ tradeId, orderIds }: Unpaid, amountFen: number) =>
    inTx(house.mall.ctx('1'), (ctx) => createRefund(ctx, { tradeId, orderId: orderIds[0] ?? '', amountFen, reason: 'STAFF', note: '' }));
  const done = ({ tradeId }: Unpaid) =>
    house.until(
      async () =>
        (await house.mall.sql<{ state: string }>('select state from trade.refund where trade_id = $1', [tradeId])).every(
          ({ state }) => state === 'DONE',
        ),
      ['trade.send-refunds'],
    );

  test('a refund is done once under its number, also when its answer is lost', async () => {
    const paid = await aPaidOne();
    await house.simulator.alipay.plan({ unknownButDoneShare: 1, hangMs: 0 });
    await refund(paid, 100);
    await house.until(async () => {
      const [row] = await house.mall.sql<{ looks: number }>('select looks from trade.refund where trade_id = $1', [paid.tradeId]);
      return (row?.looks ?? 0) > 0;
    }, ['trade.send-refunds']);
    await house.simulator.alipay.plan();
    await done(paid);
    await refund(paid, paid.payableFen - 100);
    await done(paid);
    const number = await numberOf(paid);
    const { refunds } = await house.simulator.alipay.book(house.alipayAccount.appId);
    expect(refunds.filter(({ outTradeNo }) => outTradeNo === number).reduce((sum, { amountFen }) => sum + amountFen, 0)).toBe(
      paid.payableFen,
    );
  });

  test('its bill is held against the book, and finds a payment nobody told of', async () => {
    await house.simulator.alipay.plan({ lostShare: 1 });
    const unpaid = await house.anUnpaid();
    await payThere(unpaid);
    expect(await reconcileDay(house.mall.ctx('1'), 'alipay', dayOf(dayName(new Date())))).toBe(true);
    expect(await house.tradeState(unpaid.tradeId)).toBe('PAID');
    expect(await house.mall.sql('select number, what from trade.bill_difference')).toEqual([]);
  });
});
