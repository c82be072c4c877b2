import { failures } from '@qianpu/contract/failure';
import type { OutputOf } from '@qianpu/contract/types';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aCaller, type TestCaller } from '../../../test/builders/caller.ts';
import { aPayingMall, type PayingMall, type Unpaid } from '../../../test/builders/paying-mall.ts';
import { aStaffToken } from '../../../test/builders/populated-mall.ts';
import { refereeFindings } from '../../../test/referee-findings.ts';
import { dayName, dayOf } from './bill.rules.ts';
import { reconcileDay } from './reconcile-bill.ts';

let house: PayingMall;
let staff: TestCaller;
let paid: Unpaid;
let number: string;
const day = () => dayOf(dayName(house.mall.ctx('1').now));
const compare = () => reconcileDay(house.mall.ctx('1'), 'main', day());

beforeAll(async () => {
  house = await aPayingMall();
  staff = aCaller(house.server, 'apples.test', { token: await aStaffToken(house.mall, '1', ['trade.*']) });
  paid = await house.anUnpaid();
  await paid.call('trade.order.pay', { tradeId: paid.tradeId, way: 'WECHAT_H5' });
  number = (await house.tenders(paid.tradeId))[0]?.out_trade_no ?? '';
  await house.simulator.wechatPay.pay(house.account.mchId, number);
  await house.until(async () => (await house.tradeState(paid.tradeId)) === 'PAID', ['trade.look-at-tenders']);
}, 60_000);
afterAll(() => house.close());

const days = async (input: object = {}) => ((await staff.call('trade.bill.listDays', input)).data as OutputOf<'trade.bill.listDays'>).list;
const differences = async (input: object = {}) =>
  ((await staff.call('trade.bill.listDifferences', input)).data as OutputOf<'trade.bill.listDifferences'>).list;
const distort = (fen: number) =>
  house.mall.sql('update trade.tender set amount_fen = amount_fen + $2 where out_trade_no = $1', [number, fen]);
const clear = (note: string) => staff.call('trade.bill.clear', { appRef: 'main', day: day().name, number, what: 'AMOUNT', note });

describe('bills held against our book, as staff see them', () => {
  test('a day says what was billed and what our book has', async () => {
    await compare();
    const { payableFen } = paid;
    expect(await days()).toMatchObject([
      {
        ...{ appRef: 'main', provider: 'WECHAT_PAY', mchId: house.account.mchId, day: day().name, paidCount: 1, paidFen: payableFen },
        ...{ ourPaidFen: payableFen, refundedCount: 0, refundedFen: 0, ourRefundedFen: 0, openCount: 0, clearedCount: 0 },
      },
    ]);
    expect(await days({ state: 'OPEN' })).toEqual([]);
    expect(await days({ appRef: 'other' })).toEqual([]);
    expect(await days({ until: '2000-01-01' })).toEqual([]);
  });

  test('a difference names its order, is cleared once with a note, and stays listed through the next comparison', async () => {
    await distort(1);
    await compare();
    const found = { number, what: 'AMOUNT', oursFen: paid.payableFen + 1, theirsFen: paid.payableFen, orderId: paid.orderIds[0] };
    expect(await differences()).toMatchObject([{ ...found, cleared: null }]);
    expect(await days({ state: 'OPEN' })).toMatchObject([{ openCount: 1 }]);
    expect((await refereeFindings(house.mall)).filter((finding) => JSON.stringify(finding).includes('T6'))).toHaveLength(1);

    expect((await clear('差一分，已记账')).code).toBe(0);
    expect((await clear('又一次')).code).toBe(failures.NOT_FOUND.code);
    await compare();
    expect(await differences({ state: 'CLEARED' })).toMatchObject([
      { ...found, cleared: { note: '差一分，已记账', at: expect.any(Number) } },
    ]);
    expect(await differences({ state: 'OPEN' })).toEqual([]);
    expect(await days()).toMatchObject([{ openCount: 0, clearedCount: 1 }]);
    expect((await refereeFindings(house.mall)).filter((finding) => JSON.stringify(finding).includes('T6'))).toEqual([]);
  });

  test('is open again when its sums become others', async () => {
    await distort(1);
    await compare();
    expect(await differences({ state: 'OPEN' })).toMatchObject([{ oursFen: paid.payableFen + 2, cleared: null }]);
    await distort(-2);
    await compare();
    expect(await differences()).toEqual([]);
  });
});
