import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { aMicroPage } from '../../../test/builders/micro-page.ts';
import { aPayingMall, type PayingMall, type Unpaid } from '../../../test/builders/paying-mall.ts';
import { aMember } from '../../../test/builders/populated-mall.ts';
import { asCaller } from '../../../test/builders/shopper.ts';
import { type Answer, builtRows, examplesOf } from '../../../test/call-table.ts';

let house: PayingMall;
beforeAll(async () => {
  house = await aPayingMall();
}, 60_000);
afterAll(() => house.close());
afterEach(() => house.simulator.wechatPay.plan());

const h5 = ({ tradeId }: Unpaid) => ({ tradeId, way: 'WECHAT_H5' });
const payAtCashier = async ({ tradeId }: Unpaid) => {
  const [tender] = await house.tenders(tradeId);
  return house.simulator.wechatPay.pay(house.account.mchId, tender?.out_trade_no ?? '');
};
const statusOf = async ({ call, tradeId }: Unpaid) => ((await call('trade.pay.status', { tradeId })).data as { state: string }).state;
const goodsOf = async ({ call, tradeId }: Unpaid) =>
  ((await call('trade.pay.status', { tradeId })).data as { goodsIds: string[] }).goodsIds;
const isPaid = (unpaid: Unpaid) => async () => (await house.tradeState(unpaid.tradeId)) === 'PAID';
const untilNotified = () => expect.poll(async () => (await house.simulator.wechatPay.callbacks()).waiting, { timeout: 10_000 }).toBe(0);

/** As a phone does: a connection that fails says nothing about the order, so it asks again. */
async function askUntilAnswered(unpaid: Unpaid): Promise<Answer> {
  for (;;) {
    const answer = await unpaid.call('trade.order.pay', h5(unpaid));
    if (answer.status < 500) return answer;
  }
}

/** An order whose payment the provider has opened without saying so: it does that to every second one, by its number. */
async function anUnansweredOne(): Promise<Unpaid> {
  await house.simulator.wechatPay.plan({ unknownButDoneShare: 1, hangMs: 0 });
  for (;;) {
    const unpaid = await house.anUnpaid();
    if ((await unpaid.call('trade.order.pay', h5(unpaid))).code === '611010') return unpaid;
  }
}

describe('paying an order (spec 7.2)', () => {
  test('the shopper gets a cashier, pays there, and the provider tells us', async () => {
    const unpaid = await house.anUnpaid();
    const opened = await unpaid.call('trade.order.pay', h5(unpaid));
    expect(opened.data).toMatchObject({ tradeId: unpaid.tradeId, way: 'WECHAT_H5', amountFen: unpaid.payableFen });
    const { ticket } = opened.data as { ticket: { kind: string; url: string } };
    expect(ticket.kind).toBe('redirect');
    expect((await fetch(ticket.url)).status).toBe(200);
    expect(await statusOf(unpaid)).toBe('UNPAID');

    expect(await payAtCashier(unpaid)).toBe(200);
    await expect.poll(() => statusOf(unpaid), { timeout: 10_000 }).toBe('PAID');
    expect(await house.tenders(unpaid.tradeId)).toMatchObject([{ state: 'PAID', refunded_fen: '0' }]);
    expect(await house.postings(unpaid.tradeId)).toEqual([`PAY PROVIDER ${unpaid.payableFen}`, `PAY SALES -${unpaid.payableFen}`]);
    expect((await unpaid.call('trade.order.pay', h5(unpaid))).code).toBe('611008');
    const bought = await house.mall.sql<{ goods_id: string }>(
      'select distinct goods_id from trade.order_line where order_id = any($1::bigint[])',
      [unpaid.orderIds],
    );
    expect(await goodsOf(unpaid)).toEqual(bought.map(({ goods_id }) => goods_id));
  });

  test('50 who ask at once open one payment and get one ticket', async () => {
    const unpaid = await house.anUnpaid();
    const answers = await Promise.all(Array.from({ length: 50 }, () => askUntilAnswered(unpaid)));
    expect(new Set(answers.map(({ text }) => text))).toEqual(new Set([answers[0]?.text]));
    expect(answers[0]?.data).toMatchObject({ ticket: { kind: 'redirect' } });
    expect(await house.tenders(unpaid.tradeId)).toHaveLength(1);
    expect((await unpaid.call('trade.order.pay', h5(unpaid))).text).toBe(answers[0]?.text);
  });

  test('a message told a hundred times has one effect', async () => {
    const unpaid = await house.anUnpaid();
    await unpaid.call('trade.order.pay', h5(unpaid));
    await house.simulator.wechatPay.plan({ duplicateShare: 1, timeScale: 0.01 });
    await payAtCashier(unpaid);
    await expect.poll(() => statusOf(unpaid), { timeout: 10_000 }).toBe('PAID');
    await untilNotified();
    expect(await house.tenders(unpaid.tradeId)).toMatchObject([{ state: 'PAID', refunded_fen: '0' }]);
    expect(await house.postings(unpaid.tradeId)).toHaveLength(2);
    const notices = await house.mall.sql(
      `select from trade.notice where content->>'out_trade_no' = (select out_trade_no from trade.tender where trade_id = $1)`,
      [unpaid.tradeId],
    );
    expect(notices).toHaveLength(1);
    const paid = await house.mall.sql(`select from platform.outbox where name = 'trade.order.paid' and payload->>'orderId' = $1`, [
      unpaid.orderIds[0],
    ]);
    expect(paid).toHaveLength(1);
  });

  test('a payment nobody tells us about is found by looking', async () => {
    const unpaid = await house.anUnpaid();
    await house.simulator.wechatPay.plan({ lostShare: 1 });
    await unpaid.call('trade.order.pay', h5(unpaid));
    await payAtCashier(unpaid);
    expect(await statusOf(unpaid)).toBe('UNPAID');
    await house.until(isPaid(unpaid), ['trade.look-at-tenders']);
    expect(await house.postings(unpaid.tradeId)).toHaveLength(2);
  });

  test('a notice that was kept and not acted upon is acted upon later', async () => {
    const unpaid = await house.anUnpaid();
    await unpaid.call('trade.order.pay', h5(unpaid));
    // The book cannot be written: whoever settles fails after the notice is kept.
    await house.mall.sql('alter table ledger.txn add constraint broken check (false) not valid');
    await payAtCashier(unpaid);
    await untilNotified();
    await house.mall.sql('alter table ledger.txn drop constraint broken');
    expect(await statusOf(unpaid)).toBe('UNPAID');
    await house.mall.moveClock('6 seconds');
    await house.runDueTask('trade.forgotten-notices');
    expect(await statusOf(unpaid)).toBe('PAID');
  });

  test('money of another sum or another merchant changes nothing, however well it is signed', async () => {
    const unpaid = await house.anUnpaid();
    await unpaid.call('trade.order.pay', h5(unpaid));
    await house.simulator.wechatPay.plan({ lostShare: 1, wrongAmountShare: 1, wrongMerchantShare: 1 });
    await payAtCashier(unpaid);
    await untilNotified();
    const [tender] = await house.tenders(unpaid.tradeId);
    const notices = await house.mall.sql<{ handled: boolean }>(
      `select handled_at is not null as handled from trade.notice where content->>'out_trade_no' = $1`,
      [tender?.out_trade_no],
    );
    expect(notices).toEqual([{ handled: true }, { handled: true }]);
    expect(tender).toMatchObject({ state: 'OPEN' });
    expect(await house.tradeState(unpaid.tradeId)).toBe('UNPAID');
    expect(await house.postings(unpaid.tradeId)).toEqual([]);
  });

  test('when the answer about opening is lost, the next try asks under the same number', async () => {
    const unpaid = await anUnansweredOne();
    const [opening] = await house.tenders(unpaid.tradeId);
    expect(opening?.state).toBe('OPENING');
    await house.simulator.wechatPay.plan();
    expect((await unpaid.call('trade.order.pay', h5(unpaid))).data).toMatchObject({ ticket: { kind: 'redirect' } });
    expect(await house.tenders(unpaid.tradeId)).toMatchObject([{ id: opening?.id, state: 'OPEN' }]);
  });

  test('what was lost while opening is found when it was paid all the same', async () => {
    const unpaid = await anUnansweredOne();
    await house.simulator.wechatPay.plan({ lostShare: 1 });
    await payAtCashier(unpaid);
    await house.mall.moveClock('10 seconds');
    await house.until(isPaid(unpaid), ['trade.look-at-tenders']);
  });
});

describe('who may pay what, and until when', () => {
  test("another shopper's trade is not there", async () => {
    const unpaid = await house.anUnpaid();
    const { token } = await aMember(house.mall, '1');
    const stranger = asCaller(house.server, { host: 'apples.test', mid: '1', cid: '11', token });
    for (const name of ['trade.order.pay', 'trade.pay.switch', 'trade.pay.status', 'trade.pay.ways'] as const) {
      expect((await stranger(name, h5(unpaid))).code, name).toBe('600404');
    }
    expect(await house.tenders(unpaid.tradeId)).toEqual([]);
  });

  test('after its time it cannot be paid', async () => {
    const unpaid = await house.anUnpaid();
    await house.mall.sql("update trade.trade set pay_by = platform.now() - interval '1 second' where id = $1", [unpaid.tradeId]);
    expect((await unpaid.call('trade.order.pay', h5(unpaid))).code).toBe('611009');
  });

  test('an open payment goes on in its own way only', async () => {
    const unpaid = await house.anUnpaid();
    await unpaid.call('trade.order.pay', h5(unpaid));
    expect((await unpaid.call('trade.order.pay', { ...h5(unpaid), way: 'WECHAT_NATIVE' })).code).toBe('611007');
    expect((await unpaid.call('trade.order.pay', { ...h5(unpaid), way: 'WECHAT_JSAPI' })).code).toBe('611010');
    expect((await unpaid.call('trade.order.pay', { ...h5(unpaid), way: 'WECHAT_MINI' })).code).toBe('611010');
  });

  test('a cashier whose address has run out is asked for anew, under the same number', async () => {
    const unpaid = await house.anUnpaid();
    await unpaid.call('trade.order.pay', h5(unpaid));
    const [before] = await house.tenders(unpaid.tradeId);
    await house.mall.moveClock('5 minutes');
    expect((await unpaid.call('trade.order.pay', h5(unpaid))).code).toBe('200');
    expect(await house.tenders(unpaid.tradeId)).toMatchObject([{ id: before?.id, state: 'OPEN' }]);
  });

  test('no call of the table makes an unpaid order paid', { timeout: 60_000 }, async () => {
    const unpaid = await house.anUnpaid();
    await unpaid.call('trade.order.pay', h5(unpaid));
    const known = {
      mid: '1',
      cid: '11',
      goodsId: house.apples.goodsIds[0] ?? '',
      categoryId: house.apples.categoryId,
      skuId: house.apples.skuIds[0] ?? '',
      ...(await aMicroPage(house.mall, '1')),
    };
    const ends = ['trade.order.cancel', 'trade.order.close', 'member.session.logout', 'member.session.revoke'];
    for (const [name] of builtRows.filter(([name]) => !ends.includes(name))) {
      for (const example of examplesOf(name, known)) {
        for (const id of [unpaid.orderIds[0], unpaid.tradeId]) await unpaid.call(name, { ...example, id, tradeId: unpaid.tradeId });
      }
    }
    expect(await house.tradeState(unpaid.tradeId)).toBe('UNPAID');
    const orders = await house.mall.sql<{ pay_state: string }>('select pay_state from trade.order where trade_id = $1', [unpaid.tradeId]);
    expect(orders).toEqual([{ pay_state: 'UNPAID' }]);
  });
});
