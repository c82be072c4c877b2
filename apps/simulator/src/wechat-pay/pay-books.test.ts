import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { OrderBook, type WantedOrder } from './order-book.ts';
import { type BookedRefund, RefundBook, type WantedRefund } from './refund-book.ts';
import { billText } from './trade-bill.ts';

const nowMs = Date.parse('2026-11-11T10:00:00+08:00');
const wanted: WantedOrder = {
  mchid: '1900000001',
  appid: 'wx1',
  outTradeNo: 'T00001',
  tradeType: 'MWEB',
  description: '苹果,一箱',
  attach: '',
  amountFen: 1000,
  notifyUrl: 'http://127.0.0.1/notify',
  openid: '',
  expireMs: nowMs + 60_000,
};
const back: WantedRefund = {
  mchid: wanted.mchid,
  outRefundNo: 'R00001',
  outTradeNo: wanted.outTradeNo,
  transactionId: null,
  amountFen: 400,
  totalFen: 1000,
  notifyUrl: null,
};

function someBooks() {
  const db = new DatabaseSync(':memory:');
  const [orders, refunds] = [new OrderBook(db), new RefundBook(db)];
  const paid = () => {
    orders.open(wanted, nowMs);
    return orders.pay(wanted, nowMs);
  };
  const ask = (different: Partial<WantedRefund> = {}) =>
    refunds.ask({ ...back, ...different }, orders.find(wanted.mchid, wanted.outTradeNo), nowMs, nowMs + 500);
  return { orders, refunds, paid, ask };
}

const codeOf = (act: () => unknown) => {
  try {
    return act() === undefined ? 'done' : 'done';
  } catch (error) {
    return (error as { code?: string }).code;
  }
};

describe('an order', () => {
  test('asked for twice is one; with other input it is refused', () => {
    const { orders } = someBooks();
    const first = orders.open(wanted, nowMs);
    expect(orders.open(wanted, nowMs + 1)).toEqual({ ...first, linkMs: nowMs + 1 });
    for (const different of [{ amountFen: 999 }, { description: '梨' }, { tradeType: 'NATIVE' as const }, { expireMs: null }]) {
      expect(codeOf(() => orders.open({ ...wanted, ...different }, nowMs))).toBe('OUT_TRADE_NO_USED');
    }
    expect(codeOf(() => orders.open({ ...wanted, mchid: '1900000002' }, nowMs))).toBe('done');
  });

  test('is paid once, and neither asked for nor closed afterwards', () => {
    const { orders, paid } = someBooks();
    expect(paid()).toMatchObject({ state: 'SUCCESS', paidMs: nowMs, transactionId: expect.stringMatching(/^4200\d{24}$/) });
    expect(codeOf(() => orders.pay(wanted, nowMs))).toBe('ORDERPAID');
    expect(codeOf(() => orders.open(wanted, nowMs))).toBe('ORDERPAID');
    expect(codeOf(() => orders.close(wanted.mchid, wanted.outTradeNo, null))).toBe('ORDERPAID');
  });

  test('closed is not paid, asked for or closed again', () => {
    const { orders } = someBooks();
    orders.open(wanted, nowMs);
    orders.close(wanted.mchid, wanted.outTradeNo, null);
    expect(codeOf(() => orders.pay(wanted, nowMs))).toBe('ORDER_CLOSED');
    expect(codeOf(() => orders.open(wanted, nowMs))).toBe('ORDER_CLOSED');
    expect(codeOf(() => orders.close(wanted.mchid, wanted.outTradeNo, null))).toBe('ORDER_CLOSED');
    expect(orders.payLate(nowMs + 1e9)).toEqual([]);
  });

  test('closed while the shopper pays is paid after all, once, when the time has come', () => {
    const { orders } = someBooks();
    orders.open(wanted, nowMs);
    orders.close(wanted.mchid, wanted.outTradeNo, nowMs + 100);
    expect(orders.nextLateMs()).toBe(nowMs + 100);
    expect(orders.payLate(nowMs + 99)).toEqual([]);
    expect(orders.payLate(nowMs + 100)).toMatchObject([{ state: 'SUCCESS', paidMs: nowMs + 100 }]);
    expect(orders.payLate(nowMs + 1e9)).toEqual([]);
  });

  test('is not paid from its last moment on', () => {
    const { orders } = someBooks();
    orders.open(wanted, nowMs);
    expect(codeOf(() => orders.pay(wanted, nowMs + 60_000))).toBe('TRADE_ERROR');
    expect(codeOf(() => orders.pay(wanted, nowMs + 59_999))).toBe('done');
  });

  test('nobody asked for cannot be paid or closed', () => {
    const { orders } = someBooks();
    expect(codeOf(() => orders.pay(wanted, nowMs))).toBe('ORDER_NOT_EXIST');
    expect(codeOf(() => orders.close(wanted.mchid, wanted.outTradeNo, null))).toBe('ORDER_NOT_EXIST');
  });
});

describe('a refund', () => {
  test('asked for twice is one; with other input it is refused', () => {
    const { paid, ask } = someBooks();
    paid();
    expect(ask()).toEqual(ask());
    expect(codeOf(() => ask({ amountFen: 399 }))).toBe('INVALID_REQUEST');
  });

  test('never exceeds what was paid, in all', () => {
    const { orders, paid, ask } = someBooks();
    paid();
    ask();
    ask({ outRefundNo: 'R00002', amountFen: 600 });
    expect(codeOf(() => ask({ outRefundNo: 'R00003', amountFen: 1 }))).toBe('INVALID_REQUEST');
    expect(orders.find(wanted.mchid, wanted.outTradeNo)?.refundedFen).toBe(1000);
  });

  test('has at most fifty parts', () => {
    const { paid, ask } = someBooks();
    paid();
    const requested = Array.from({ length: 51 }, (_, part) => codeOf(() => ask({ outRefundNo: `R${part}`, amountFen: 1 })));
    expect(requested).toEqual([...Array(50).fill('done'), 'INVALID_REQUEST']);
  });

  test('is of a paid order of this merchant, with its whole amount named', () => {
    const { orders, paid, ask } = someBooks();
    expect(codeOf(() => ask())).toBe('RESOURCE_NOT_EXISTS');
    orders.open(wanted, nowMs);
    expect(codeOf(() => ask())).toBe('RESOURCE_NOT_EXISTS');
    paid();
    expect(codeOf(() => ask({ totalFen: 999 }))).toBe('INVALID_REQUEST');
  });

  test('ends once', () => {
    const { refunds, paid, ask } = someBooks();
    paid();
    const refund = ask();
    expect(refunds.due(nowMs + 499)).toEqual([]);
    expect(refunds.due(nowMs + 500)).toEqual([refund]);
    expect(refunds.finish(refund, 'SUCCESS', nowMs + 500)).toMatchObject({ state: 'SUCCESS', doneMs: nowMs + 500 });
    expect(refunds.finish(refund, 'SUCCESS', nowMs + 501)).toBeUndefined();
    expect(refunds.due(nowMs + 1e9)).toEqual([]);
  });
});

test("a day's bill has a line per payment and refund behind backquotes, and the sums in yuan", () => {
  const { orders, refunds, paid, ask } = someBooks();
  paid();
  ask();
  const order = orders.find(wanted.mchid, wanted.outTradeNo);
  const find = (_refund: BookedRefund) => order;
  const lines = billText(order === undefined ? [] : [order], refunds.all(wanted.mchid), find).split('\r\n');
  expect(lines).toHaveLength(6);
  const [heading = '', payment = '', refund = '', , sums] = lines;
  expect([payment, refund].map((line) => line.split(',').length)).toEqual([27, 27]);
  const read = (line: string) => Object.fromEntries(heading.split(',').map((name, at) => [name, line.split(',')[at]?.replace('`', '')]));
  expect(read(payment)).toMatchObject({
    ...{ 交易时间: '2026-11-11 10:00:00', 商户号: wanted.mchid, 微信订单号: order?.transactionId, 商户订单号: 'T00001' },
    ...{ 交易状态: 'SUCCESS', 订单金额: '10.00', 申请退款金额: '0.00', 商品名称: '苹果，一箱' },
  });
  expect(read(refund)).toMatchObject({ 交易状态: 'REFUND', 商户退款单号: 'R00001', 退款状态: 'PROCESSING', 申请退款金额: '4.00' });
  expect(sums).toBe('`2,`10.00,`4.00,`0.00,`0.00000,`10.00,`4.00');
});
