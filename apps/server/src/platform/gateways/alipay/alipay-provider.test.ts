import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { alipayPartyOf, anAlipayAccount } from '../../../../test/builders/alipay-account.ts';
import { aSimulator, type TestSimulator } from '../../../../test/builders/simulator.ts';
import type { RefundRequest } from '../pay/pay.types.ts';
import type { AlipayOrderRequest } from './alipay.types.ts';
import { type AlipayGateway, createAlipayGateway } from './alipay-gateway.ts';
import { readRefundNotice, readTransactionNotice } from './alipay-messages.ts';

const account = anAlipayAccount();
const other = anAlipayAccount();
const party = alipayPartyOf(account);

let simulator: TestSimulator;
let gateway: AlipayGateway;
let bodies: string[] = [];
const listener = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  bodies.push(Buffer.concat(chunks).toString());
  response.end('success');
});
let notifyUrl: string;

beforeAll(async () => {
  simulator = await aSimulator({ alipayAccounts: [account, other] });
  gateway = createAlipayGateway({ endpoint: simulator.endpoint, notifyOrigin: 'http://127.0.0.1:1' });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  notifyUrl = `http://127.0.0.1:${(listener.address() as AddressInfo).port}/pay/notify/alipay/1/alipay`;
});
afterAll(async () => {
  listener.close();
  await simulator.close();
});
afterEach(async () => {
  bodies = [];
  await simulator.alipay.plan();
});

const newNumber = () => `7${randomBytes(8).readBigUInt64BE()}`;
const orderOf = (different: Partial<AlipayOrderRequest> = {}): AlipayOrderRequest => ({
  ...{ way: 'ALIPAY_QR', outTradeNo: newNumber(), amountFen: 1990, description: '千铺订单 / 苹果, 一箱 100%' },
  ...{ expiresAt: new Date(Date.now() + 600_000), notifyUrl },
  ...different,
});
const refundOf = (outTradeNo: string, different: Partial<RefundRequest> = {}): RefundRequest => ({
  ...{ outTradeNo, outRefundNo: newNumber(), amountFen: 507, totalFen: 1990, reason: '退款', notifyUrl },
  ...different,
});
async function ticketOf(order: AlipayOrderRequest): Promise<string> {
  const result = await gateway.createOrder(party, order);
  if (result.kind !== 'told') throw new Error(result.kind);
  return result.value.kind === 'qr' ? result.value.codeUrl : result.value.url;
}
async function paidOrder(different: Partial<AlipayOrderRequest> = {}): Promise<AlipayOrderRequest> {
  const order = orderOf(different);
  await simulator.alipay.open(await ticketOf(order));
  expect(await simulator.alipay.pay(account.appId, order.outTradeNo)).toBe(200);
  return order;
}
const until = (check: () => unknown) => vi.waitFor(check, { timeout: 10_000, interval: 20 });
const notices = () =>
  bodies.map((body) => {
    const read = gateway.readNotice({}, body, party);
    if ('fault' in read) throw new Error(read.fault);
    return read.notice;
  });

describe('Alipay and our gateway', () => {
  test.each(['ALIPAY_WAP', 'ALIPAY_QR'] as const)('agree on a payment (%s): absent, waiting, paid, told', async (way) => {
    const order = orderOf({ way, ...(way === 'ALIPAY_WAP' && { returnUrl: 'https://mall.test/back' }) });
    const ticket = await ticketOf(order);
    expect(await gateway.query(party, order.outTradeNo)).toEqual({ kind: 'absent' });
    expect(await simulator.alipay.open(ticket)).toContain('¥19.90');
    expect(await gateway.query(party, order.outTradeNo)).toMatchObject({ kind: 'told', value: { state: 'NOTPAY', paidAt: undefined } });
    await simulator.alipay.pay(account.appId, order.outTradeNo);
    const queried = await gateway.query(party, order.outTradeNo);
    if (queried.kind !== 'told') throw new Error(queried.kind);
    expect(queried.value).toMatchObject({ state: 'SUCCESS', amountFen: 1990, mchId: account.sellerId, appId: account.appId });
    expect(Math.abs(Date.now() - (queried.value.paidAt?.getTime() ?? 0))).toBeLessThan(30_000);
    await until(() => expect(bodies).toHaveLength(1));
    const [notice] = notices();
    expect([notice?.kind, readTransactionNotice(notice?.content)]).toEqual(['TRANSACTION.SUCCESS', queried.value]);
    expect(await gateway.createOrder(party, { ...order, way: 'ALIPAY_QR' })).toEqual({ kind: 'paid' });
  });

  test('agree on closing: nothing to close, closed, refused because it is paid', async () => {
    const order = orderOf();
    const ticket = await ticketOf(order);
    expect(await gateway.close(party, order.outTradeNo)).toEqual({ kind: 'absent' });
    await simulator.alipay.open(ticket);
    expect(await gateway.close(party, order.outTradeNo)).toEqual({ kind: 'told', value: {} });
    expect(await gateway.query(party, order.outTradeNo)).toMatchObject({ value: { state: 'CLOSED' } });
    expect(await gateway.createOrder(party, order)).toEqual({ kind: 'closed' });
    const paid = await paidOrder();
    expect(await gateway.close(party, paid.outTradeNo)).toEqual({ kind: 'refused', code: 'ACQ.TRADE_STATUS_ERROR' });
  });

  test('agree on refunds: a part, the same again, the rest, and what they are told', async () => {
    const { outTradeNo } = await paidOrder();
    const [part, rest] = [refundOf(outTradeNo), refundOf(outTradeNo, { amountFen: 1483 })];
    expect(await gateway.queryRefund(party, part)).toEqual({ kind: 'absent' });
    expect(await gateway.refund(party, part)).toMatchObject({ kind: 'told', value: { state: 'SUCCESS', amountFen: 507 } });
    expect(await gateway.refund(party, part)).toMatchObject({ kind: 'told', value: { state: 'PROCESSING' } });
    expect(await gateway.queryRefund(party, part)).toMatchObject({ kind: 'told', value: { state: 'SUCCESS', amountFen: 507 } });
    expect(await gateway.refund(party, { ...rest, amountFen: 1484 })).toEqual({
      kind: 'refused',
      code: 'ACQ.REFUND_AMT_NOT_EQUAL_TOTAL',
    });
    expect(await gateway.refund(party, rest)).toMatchObject({ kind: 'told', value: { state: 'SUCCESS', amountFen: 1483 } });
    expect(await gateway.query(party, outTradeNo)).toMatchObject({ value: { state: 'REFUND', amountFen: 1990 } });
    await until(() => expect(notices().filter(({ kind }) => kind === 'REFUND.SUCCESS')).toHaveLength(2));
    const told = notices().flatMap(({ kind, content }) => (kind === 'REFUND.SUCCESS' ? [readRefundNotice(content)] : []));
    expect(told.map((refund) => refund && [refund.outRefundNo, refund.refundedFen])).toEqual([
      [part.outRefundNo, 507],
      [rest.outRefundNo, 1990],
    ]);
  });

  test('agree on the bill of a day, to the fen', async () => {
    const { outTradeNo } = await paidOrder();
    const refund = refundOf(outTradeNo);
    await gateway.refund(party, refund);
    const day = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
    const bill = await gateway.tradeBill(party, day);
    if (bill.kind !== 'told') throw new Error(bill.kind);
    expect(bill.value).toContainEqual({ kind: 'PAY', number: outTradeNo, appId: account.appId, amountFen: 1990 });
    expect(bill.value).toContainEqual({ kind: 'REFUND', number: refund.outRefundNo, appId: account.appId, amountFen: 507 });
    const book = await simulator.alipay.book(account.appId);
    const paid = book.transactions.filter(({ paidMs }) => paidMs !== null);
    expect(bill.value).toHaveLength(paid.length + book.refunds.length);
    expect(await gateway.tradeBill(party, '2020-01-01')).toEqual({ kind: 'absent' });
  });
});

describe('when Alipay lies', () => {
  test('a refund that was done and not told is unknown, and found by asking', async () => {
    const { outTradeNo } = await paidOrder();
    await simulator.alipay.plan({ unknownButDoneShare: 1, hangMs: 400 });
    const hasty = createAlipayGateway({ endpoint: simulator.endpoint, notifyOrigin: 'http://127.0.0.1:1', timeoutMs: 300 });
    for (let turn = 0; turn < 6; turn += 1) {
      const refund = refundOf(outTradeNo, { amountFen: 1 });
      expect(await hasty.refund(party, refund)).toEqual({ kind: 'unknown' });
      expect(await gateway.queryRefund(party, refund)).toMatchObject({ kind: 'told', value: { state: 'SUCCESS', amountFen: 1 } });
    }
  });

  test('too many questions and an empty balance decide what they decide', async () => {
    const { outTradeNo } = await paidOrder();
    await simulator.alipay.plan({ busyShare: 1 });
    expect(await gateway.refund(party, refundOf(outTradeNo))).toEqual({ kind: 'unknown' });
    await simulator.alipay.plan({ failedRefundShare: 1 });
    expect(await gateway.refund(party, refundOf(outTradeNo))).toEqual({ kind: 'refused', code: 'ACQ.SELLER_BALANCE_NOT_ENOUGH' });
  });

  test('wrong sums, sellers and apps are signed, and to be seen', async () => {
    await simulator.alipay.plan({ wrongAmountShare: 1, wrongMerchantShare: 1 });
    await paidOrder();
    await until(() => expect(bodies).toHaveLength(3));
    const said = notices().map(({ content }) => readTransactionNotice(content));
    expect(said.map((one) => `${one?.mchId} ${one?.appId} ${one?.amountFen}`).toSorted()).toEqual(
      [
        `${account.sellerId} ${account.appId} 1990`,
        `${account.sellerId} ${account.appId} 1991`,
        `${other.sellerId} ${other.appId} 1990`,
      ].toSorted(),
    );
  });

  test("a notice for another merchant's app is not believed with our key, nor an answer with a stranger's", async () => {
    await paidOrder();
    await until(() => expect(bodies).toHaveLength(1));
    expect(gateway.readNotice({}, bodies[0] ?? '', alipayPartyOf(other))).toEqual({ fault: 'signature' });
    const mixed = alipayPartyOf({ ...account, alipayPublicKeyPem: other.alipayPublicKeyPem });
    expect(await gateway.query(mixed, newNumber())).toEqual({ kind: 'unknown' });
  });
});

test('a provider that does not answer in time is unknown', async () => {
  const silent = createServer(() => undefined);
  onTestFinished(() => void silent.close());
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
  const asked = createAlipayGateway({ endpoint, notifyOrigin: 'http://127.0.0.1:1', timeoutMs: 100 });
  expect(await asked.query(party, newNumber())).toEqual({ kind: 'unknown' });
  silent.closeAllConnections();
});
