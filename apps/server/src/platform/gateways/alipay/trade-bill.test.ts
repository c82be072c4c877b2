import { describe, expect, test } from 'vitest';
import { knownBill } from './known-bill.fixture.ts';
import { readBillArchive, readTradeBill } from './trade-bill.ts';

const head =
  '支付宝交易号,商户订单号,业务类型,商品名称,创建时间,完成时间,门店编号,门店名称,操作员,终端号,对方账户,订单金额（元）,商家实收（元）,支付宝红包（元）,集分宝（元）,支付宝优惠（元）,商家优惠（元）,券核销金额（元）,券名称,商家红包消费金额（元）,卡消费金额（元）,退款批次号/请求号,服务费（元）,分润（元）,备注';
const row = (kind: string, number: string, yuan: string, refund = '', name = '苹果') =>
  `2026111522001400000000000001\t,${number}\t,${kind},${name},2026-11-14 10:00:00,2026-11-14 10:00:09,,,,,顾*(138****0000),${yuan},${yuan},0.00,0.00,0.00,0.00,0.00,,0.00,0.00,${refund}\t,0.00,0.00,`;
const bill = (...rows: string[]) =>
  [
    '#支付宝业务明细查询',
    '#账号：[20880000000000010156]',
    '#起始日期：[2026年11月14日 00:00:00]   终止日期：[2026年11月15日 00:00:00]',
    '#-----------------------------------------业务明细列表----------------------------------------',
    head,
    ...rows,
    '#-----------------------------------------业务明细列表结束------------------------------------',
    '#交易合计：1笔，商家实收共19.90元，商家优惠共0.00元',
    '',
  ].join('\r\n');

const read = (text: string) => readTradeBill(text, '2021');

describe("a day's bill", () => {
  test('tells payments and refunds in fen', () => {
    expect(read(bill(row('交易', '700001', '19.90'), row('退款', '700001', '-1.14', '800001')))).toEqual([
      { kind: 'PAY', number: '700001', appId: '2021', amountFen: 1990 },
      { kind: 'REFUND', number: '800001', appId: '2021', amountFen: 114 },
    ]);
  });

  test('of a day with nothing on it has no rows', () => {
    expect(read(bill())).toEqual([]);
  });

  test('is read although somebody sells apples, pears', () => {
    expect(read(bill(row('退款', '700001', '-1.00', '800001', '苹果,梨,桃')))).toMatchObject([{ number: '800001', amountFen: 100 }]);
  });

  test('leaves out what is neither', () => {
    expect(read(bill(row('转账', '700001', '1.00')))).toEqual([]);
  });

  test.each([
    ['a column is missing', bill(row('交易', '700001', '1.00')).replace('完成时间', '时间')],
    ['an amount is no amount', bill(row('交易', '700001', '1e3'))],
    ['a payment is below zero', bill(row('交易', '700001', '-1.00'))],
    ['a number is missing', bill(row('退款', '700001', '-1.00'))],
    ['a row is cut off', bill(row('交易', '700001', '1.00').slice(0, 60))],
    ['it was cut off', bill(row('交易', '700001', '1.00')).split('#-----------------------------------------业务明细列表结束')[0] ?? ''],
  ])('is not read by halves: %s', (_why, text) => {
    expect(read(text)).toBeUndefined();
  });
});

describe('the archive of a bill', () => {
  const archive = Buffer.from(knownBill.archive, 'base64');

  test('packed and encoded by another program is read', () => {
    expect(readBillArchive(archive, '2021')).toEqual([
      { kind: 'PAY', number: '700000001', appId: '2021', amountFen: 1990 },
      { kind: 'REFUND', number: '800000001', appId: '2021', amountFen: 500 },
    ]);
  });

  test('cut off anywhere is not', () => {
    for (let length = 0; length < archive.length; length += 7) expect(readBillArchive(archive.subarray(0, length), '2021')).toBeUndefined();
  });

  test('with a file that has another sum than its directory says is not', () => {
    const entry = archive.indexOf(Buffer.from('PK\u0001\u0002'));
    for (let bit = 0; bit < 32; bit += 1) {
      const changed = Buffer.from(archive);
      changed.writeUInt32LE((changed.readUInt32LE(entry + 16) ^ (1 << bit)) >>> 0, entry + 16);
      expect(readBillArchive(changed, '2021')).toBeUndefined();
    }
  });

  test.each(['', 'PK', '<html>', '{"code":"40004"}'])('"%s" is none', (text) => {
    expect(readBillArchive(Buffer.from(text), '2021')).toBeUndefined();
  });
});
