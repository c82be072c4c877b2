import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { readRefundAnswer, readRefundNotice, readRefundQuery, readTransaction, readTransactionNotice } from './alipay-messages.ts';

const { privateKey, publicKey: alipayPublicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const account = { appId: '2021', sellerId: '2088', privateKey, alipayPublicKey };
const answer = {
  out_trade_no: '700000001',
  trade_no: '2026111522001400000000000001',
  trade_status: 'TRADE_SUCCESS',
  total_amount: '19.90',
  send_pay_date: '2026-11-15 12:00:09',
};
const paidAt = new Date('2026-11-15T04:00:09Z');

describe('a trade', () => {
  test('is one of the app and seller who asked', () => {
    expect(readTransaction(account, answer)).toEqual({
      mchId: '2088',
      appId: '2021',
      outTradeNo: '700000001',
      state: 'SUCCESS',
      transactionId: '2026111522001400000000000001',
      amountFen: 1990,
      currency: 'CNY',
      paidAt,
    });
  });

  test.each([
    [{ trade_status: 'WAIT_BUYER_PAY', send_pay_date: undefined }, 'NOTPAY'],
    [{ trade_status: 'TRADE_FINISHED' }, 'SUCCESS'],
    [{ trade_status: 'TRADE_CLOSED', send_pay_date: undefined }, 'CLOSED'],
    [{ trade_status: 'TRADE_CLOSED' }, 'REFUND'],
  ])('with %j is %s', (changed, state) => {
    expect(readTransaction(account, { ...answer, ...changed })?.state).toBe(state);
  });

  test.each([
    { total_amount: '19.9' },
    { total_amount: 19.9 },
    { total_amount: '19.900' },
    { trade_status: 'TRADE_PAID' },
    { trade_no: '' },
    { send_pay_date: '2026-11-15T12:00:09' },
  ])('with %j is not read', (changed) => {
    expect(readTransaction(account, { ...answer, ...changed })).toBeUndefined();
  });
});

describe('a refund', () => {
  const input = { outTradeNo: '700000001', outRefundNo: '800000001', amountFen: 500, totalFen: 1990, reason: '退款', notifyUrl: '' };
  const told = { out_trade_no: '700000001', trade_no: '2026', fund_change: 'Y', refund_fee: '5.00' };
  const facts = { outTradeNo: '700000001', outRefundNo: '800000001', refundId: '2026', amountFen: 500, currency: undefined };

  test('is done when money moved, also after others of the trade', () => {
    expect(readRefundAnswer(input, told)).toEqual({ ...facts, state: 'SUCCESS' });
    expect(readRefundAnswer(input, { ...told, refund_fee: '19.90' })).toEqual({ ...facts, state: 'SUCCESS' });
  });

  test('is under way when none did: before, or later', () => {
    expect(readRefundAnswer(input, { ...told, fund_change: 'N', refund_fee: '0.00' })?.state).toBe('PROCESSING');
    expect(readRefundAnswer(input, { ...told, fund_change: undefined })?.state).toBe('PROCESSING');
  });

  test.each([{ refund_fee: '4.99' }, { refund_fee: '19.91' }, { out_trade_no: '700000002' }, { fund_change: 'y' }])(
    'is not read with %j',
    (changed) => {
      expect(readRefundAnswer(input, { ...told, ...changed })).toBeUndefined();
    },
  );

  test('asked after is done, or absent without a status, and nothing else', () => {
    const found = {
      ...{ out_trade_no: '700000001', out_request_no: '800000001', trade_no: '2026' },
      ...{ refund_amount: '5.00', refund_status: 'REFUND_SUCCESS' },
    };
    expect(readRefundQuery(input, found)).toEqual({ ...facts, state: 'SUCCESS' });
    expect(readRefundQuery(input, { code: '10000' })).toBe('absent');
    expect(readRefundQuery(input, { ...found, refund_status: undefined })).toBe('absent');
    expect(readRefundQuery(input, { ...found, refund_status: 'REFUND_FAIL' })).toBeUndefined();
    expect(readRefundQuery(input, { ...found, out_request_no: '800000002' })).toBeUndefined();
    expect(readRefundQuery(input, { ...found, out_trade_no: '700000002' })).toBeUndefined();
  });
});

describe('a notice', () => {
  const { send_pay_date: gmt_payment, ...trade } = answer;
  const notice = { ...trade, gmt_payment, app_id: '2021', seller_id: '2088' };

  test('of a payment names app and seller itself', () => {
    expect(readTransactionNotice(notice)).toEqual(readTransaction(account, answer));
    expect(readTransactionNotice({ ...notice, app_id: '2022', seller_id: '2089' })).toMatchObject({ appId: '2022', mchId: '2089' });
    expect(readTransactionNotice({ ...notice, seller_id: undefined })).toBeUndefined();
  });

  test('of a payment says whether some of it went back', () => {
    expect(readTransactionNotice({ ...notice, refund_fee: '0.00' })?.state).toBe('SUCCESS');
    expect(readTransactionNotice({ ...notice, refund_fee: '0.01' })?.state).toBe('REFUND');
    expect(readTransactionNotice({ ...notice, trade_status: 'TRADE_CLOSED' })?.state).toBe('REFUND');
    expect(readTransactionNotice({ ...notice, trade_status: 'TRADE_CLOSED', gmt_payment: undefined })?.state).toBe('CLOSED');
  });

  test('of a refund has its number, and the sum of all', () => {
    const refund = { ...notice, out_biz_no: '800000001', refund_fee: '7.50', gmt_refund: '2026-11-16 12:00:00.123' };
    expect(readRefundNotice(refund)).toEqual({
      ...{ mchId: '2088', appId: '2021', outTradeNo: '700000001', outRefundNo: '800000001', refundedFen: 750 },
    });
    expect(readRefundNotice(notice)).toBeUndefined();
  });
});
