import { failures } from '@qianpu/contract/failure';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { aPayingMall, type PayingMall, type Unpaid } from '../../../test/builders/paying-mall.ts';
import { aStaffToken } from '../../../test/builders/populated-mall.ts';
import { asCaller } from '../../../test/builders/shopper.ts';
import { ask } from '../../../test/builders/staffed-mall.ts';
import { refereeFindings } from '../../../test/referee-findings.ts';

let house: PayingMall;
type Caller = ReturnType<typeof asCaller>;
let [staff, second]: Caller[] = [];

beforeAll(async () => {
  house = await aPayingMall();
  [staff, second] = [await callerWith(['trade.*']), await callerWith(['trade.*'])];
}, 60_000);
afterAll(() => house.close());
afterEach(async () => {
  await house.simulator.wechatPay.plan();
  const money = (await refereeFindings(house.mall)).filter(({ check }) => /^[MP]|T5|T3/.test(check));
  expect(money).toEqual([]);
});

const callerWith = async (permissions: readonly string[], cid?: string): Promise<Caller> =>
  asCaller(house.server, { host: 'apples.test', mid: '1', cid: '11', token: await aStaffToken(house.mall, '1', permissions, cid) });
const by = (caller: Caller | undefined): Caller => caller as Caller;

async function aPaidOne(): Promise<Unpaid> {
  const unpaid = await house.anUnpaid();
  await unpaid.call('trade.order.pay', { tradeId: unpaid.tradeId, way: 'WECHAT_H5' });
  const [tender] = await house.tenders(unpaid.tradeId);
  await house.simulator.wechatPay.pay(house.account.mchId, tender?.out_trade_no ?? '');
  await house.until(async () => (await house.tradeState(unpaid.tradeId)) === 'PAID', ['trade.look-at-tenders']);
  return unpaid;
}
const sentOf = async (paid: Unpaid) =>
  (await ask(by(staff), 'trade.refund.listSent', { orderId: paid.orderIds[0] })).list.map((refund) => refund)[0];
const isIn = (paid: Unpaid, state: string) => async () => (await sentOf(paid))?.state === state;
/** Of a paid order, refunded in part, and the provider could not do it. */
async function aFailed(lies: object): Promise<{ paid: Unpaid; id: string }> {
  const paid = await aPaidOne();
  await house.simulator.wechatPay.plan({ ...lies, refundDelayMs: 20 });
  const { refundId } = await ask(by(staff), 'trade.order.refund', { id: paid.orderIds[0], amountFen: 100, note: '协商' });
  await house.until(isIn(paid, 'ABNORMAL'), ['trade.send-refunds']);
  await house.simulator.wechatPay.plan({ refundDelayMs: 20 });
  return { paid, id: refundId };
}
const atProvider = async (paid: Unpaid) => {
  const [tender] = await house.tenders(paid.tradeId);
  const { refunds } = await house.simulator.wechatPay.book(house.account.mchId);
  return refunds.filter(({ outTradeNo }) => outTradeNo === tender?.out_trade_no).map(({ outRefundNo, state }) => `${outRefundNo} ${state}`);
};

describe('a refund that failed at the provider (A15)', () => {
  test('is sent again under its own number, and arrives once', async () => {
    const { paid, id } = await aFailed({ abnormalRefundShare: 1 });
    expect(await sentOf(paid)).toMatchObject({ id, state: 'ABNORMAL', providerState: 'ABNORMAL', outRefundNo: id });
    expect(await ask(by(staff), 'trade.refund.retry', { id })).toEqual({ outRefundNo: id });
    await house.until(isIn(paid, 'DONE'), ['trade.send-refunds']);
    expect(await atProvider(paid)).toEqual([`${id} SUCCESS`]);
    expect((await house.postings(paid.tradeId)).slice(2)).toEqual(['REFUND SALES 100', 'REFUND PROVIDER -100']);
    expect((await by(staff)('trade.refund.retry', { id })).code).toBe(failures.REFUND_NOT_FAILED.code);
  });

  test('that the provider has closed is sent under another number', async () => {
    const { paid, id } = await aFailed({ closedRefundShare: 1 });
    expect(await sentOf(paid)).toMatchObject({ state: 'ABNORMAL', providerState: 'CLOSED' });
    expect(await ask(by(staff), 'trade.refund.retry', { id })).toEqual({ outRefundNo: `${id}-2` });
    await house.until(isIn(paid, 'DONE'), ['trade.send-refunds']);
    expect(await atProvider(paid)).toEqual([`${id} CLOSED`, `${id}-2 SUCCESS`]);
    expect((await house.postings(paid.tradeId)).slice(2)).toEqual(['REFUND SALES 100', 'REFUND PROVIDER -100']);
  });

  test('that fails again waits again', async () => {
    const { paid, id } = await aFailed({ abnormalRefundShare: 1 });
    await house.simulator.wechatPay.plan({ abnormalRefundShare: 1, refundDelayMs: 20 });
    await ask(by(staff), 'trade.refund.retry', { id });
    await house.until(isIn(paid, 'ABNORMAL'), ['trade.send-refunds']);
    expect((await house.postings(paid.tradeId)).slice(2)).toEqual([]);
    await house.simulator.wechatPay.plan({ refundDelayMs: 20 });
    await ask(by(staff), 'trade.refund.retry', { id });
    await house.until(isIn(paid, 'DONE'), ['trade.send-refunds']);
  });

  test('is paid back outside by two people: the books are clean and nobody waits for it any more', async () => {
    const { paid, id } = await aFailed({ abnormalRefundShare: 1 });
    expect((await refereeFindings(house.mall)).map(({ check }) => check)).toContain('T5');
    const { requestId } = await ask(by(staff), 'trade.refund.settleOutside', { id, note: '银行转账 6225' });
    expect((await by(staff)('trade.refund.approveOutside', { id: requestId })).code).toBe(failures.SECOND_PERSON_NEEDED.code);
    expect((await house.postings(paid.tradeId)).slice(2)).toEqual([]);
    expect((await ask(by(second), 'trade.refund.listOutside', { state: 'WAITING' })).list).toMatchObject([
      { id: requestId, refundId: id, orderId: paid.orderIds[0], amountFen: 100, note: '银行转账 6225' },
    ]);
    expect(await ask(by(second), 'trade.refund.approveOutside', { id: requestId })).toEqual({ refundId: id, amountFen: 100 });
    expect((await house.postings(paid.tradeId)).slice(2)).toEqual(['REFUND SALES 100', 'REFUND OUTSIDE -100']);
    expect(await sentOf(paid)).toMatchObject({ state: 'DONE', outside: { note: '银行转账 6225' } });
    expect((await by(second)('trade.refund.retry', { id })).code).toBe(failures.REFUND_NOT_FAILED.code);
    const detail = await ask(by(staff), 'trade.order.detailForStaff', { id: paid.orderIds[0] });
    expect(detail.log[0]).toMatchObject({ by: 'staff', note: `refund ${id} of 100 fen paid back outside` });
  });

  test('sent again before the second person agreed is not paid twice', async () => {
    const { paid, id } = await aFailed({ abnormalRefundShare: 1 });
    const { requestId } = await ask(by(staff), 'trade.refund.settleOutside', { id, note: '转账' });
    await ask(by(staff), 'trade.refund.retry', { id });
    expect((await by(second)('trade.refund.approveOutside', { id: requestId })).code).toBe(failures.REFUND_NOT_FAILED.code);
    await house.until(isIn(paid, 'DONE'), ['trade.send-refunds']);
    expect((await by(second)('trade.refund.approveOutside', { id: requestId })).code).toBe(failures.REFUND_NOT_FAILED.code);
    await ask(by(staff), 'trade.refund.refuseOutside', { id: requestId });
    expect((await house.postings(paid.tradeId)).slice(2)).toEqual(['REFUND SALES 100', 'REFUND PROVIDER -100']);
  });

  test('of another shop is not there, and one that goes well cannot be paid outside', async () => {
    const { paid, id } = await aFailed({ abnormalRefundShare: 1 });
    const { requestId } = await ask(by(staff), 'trade.refund.settleOutside', { id, note: '转账' });
    const elsewhere = await callerWith(['trade.*'], '12');
    for (const [name, input] of [
      ['trade.refund.retry', { id }],
      ['trade.refund.settleOutside', { id, note: '转账' }],
      ['trade.refund.approveOutside', { id: requestId }],
      ['trade.refund.refuseOutside', { id: requestId }],
    ] as const)
      expect((await elsewhere(name, input)).code).toBe(failures.NOT_FOUND.code);
    for (const name of ['trade.refund.listSent', 'trade.refund.listOutside'] as const)
      expect(await ask(elsewhere, name, {})).toMatchObject({ list: [], total: 0 });
    await ask(by(second), 'trade.refund.approveOutside', { id: requestId });
    expect((await by(staff)('trade.refund.settleOutside', { id, note: '再来' })).code).toBe(failures.REFUND_NOT_FAILED.code);
    expect(await sentOf(paid)).toMatchObject({ state: 'DONE' });
  });
});
