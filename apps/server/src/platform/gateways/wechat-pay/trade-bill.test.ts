import { describe, expect, test } from 'vitest';
import { readTradeBill } from './trade-bill.ts';

const head =
  '交易时间,公众账号ID,商户号,特约商户号,设备号,微信订单号,商户订单号,用户标识,交易类型,交易状态,付款银行,货币种类,应结订单金额,代金券金额,微信退款单号,商户退款单号,退款金额,充值券退款金额,退款类型,退款状态,商品名称,商户数据包,手续费,费率,订单金额,申请退款金额,费率备注';
const row = (state: string, number: string, yuan: string, refund = ['0', '0', '0.00', '']) =>
  `\`2026-11-14 10:00:00,\`wx,\`1900000001,\`0,\`,\`4200,\`${number},\`o,\`MWEB,\`${state},\`OTHERS,\`CNY,\`${yuan},\`0.00,\`${refund[0]},\`${refund[1]},\`${refund[2]},\`0.00,\`ORIGINAL,\`${refund[3]},\`甲, 店,\`,\`0.00000,\`0.60%,\`${yuan},\`${refund[2]},\``;
const summary =
  '总交易单数,应结订单总金额,退款总金额,充值券退款总金额,手续费总金额,订单总金额,申请退款总金额\r\n`2,`12.30,`1.00,`0.00,`0,`12.30,`1.00\r\n';
const bill = (...rows: string[]) => `\uFEFF${[head, ...rows, summary].join('\r\n')}`;

describe("a day's bill", () => {
  test('tells payments and refunds in fen', () => {
    const text = bill(row('SUCCESS', '700001', '12.30'), row('REFUND', '700001', '0.00', ['50300', '800001', '1.00', 'SUCCESS']));
    expect(readTradeBill(text)).toEqual([
      { kind: 'PAY', number: '700001', appId: 'wx', amountFen: 1230 },
      { kind: 'REFUND', number: '800001', appId: 'wx', amountFen: 100 },
    ]);
  });

  test('leaves out refunds that have moved no money', () => {
    expect(readTradeBill(bill(row('REFUND', '700001', '0.00', ['50300', '800001', '1.00', 'PROCESSING'])))).toEqual([]);
  });

  test.each([
    ['a column is missing', bill(row('SUCCESS', '700001', '12.30')).replace('订单金额,申请', '金额,申请')],
    ['an amount is no amount', bill(row('SUCCESS', '700001', '1e3'))],
    ['a number is missing', bill(row('SUCCESS', '', '1.00'))],
    ['it was cut off', bill(row('SUCCESS', '700001', '1.00')).split('总交易单数')[0] ?? ''],
  ])('is not read by halves: %s', (_why, text) => {
    expect(readTradeBill(text)).toBeUndefined();
  });
});
