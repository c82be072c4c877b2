import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTx } from '#platform/ctx';
import { anAlipayAccount } from '../../../test/builders/alipay-account.ts';
import { aCaller, type Reply, type TestCaller } from '../../../test/builders/caller.ts';
import type { TestPayAccount } from '../../../test/builders/pay-account.ts';
import { aPayingMall, type PayingMall } from '../../../test/builders/paying-mall.ts';
import { aStaffToken } from '../../../test/builders/populated-mall.ts';
import { createRefund } from './create-refund.ts';

const [REFUSED, BAD, GONE, WRONG, UNTESTED, COMPULSORY] = ['600403', '600400', '600404', '611031', '611032', '602004'];
let house: PayingMall;
let staff: TestCaller;

beforeAll(async () => {
  house = await aPayingMall();
  staff = as(await aStaffToken(house.mall, '1', ['trade.*', 'staff.action.list']));
}, 60_000);
afterAll(() => house.close());

type Account = { appRef: string; provider: string; state: string; takesNewOrders: boolean; keyTail: string; testedAt: number | null };
const as = (token: string) => aCaller(house.server, 'apples.test', { token });
const dataOf = <T>({ data }: Reply): T => data as T;
const typed = ({ mchId, appId, certificateSerial, apiV3Key, privateKeyPem }: TestPayAccount) => ({
  mchId,
  appId,
  certificateSerial,
  apiV3Key,
  privateKeyPem,
});
const enter = async (more: object = {}) => staff.call('trade.payAccount.set', { ...typed(house.nextAccount), ...more });
const listed = async () => dataOf<Account[]>(await staff.call('trade.payAccount.list', {}));

describe("a merchant's account at the provider (A7)", () => {
  test('is entered once, tested against the provider, and only then put in force', async () => {
    const { appRef, ...entered } = dataOf<Account>(await enter());
    expect(entered).toMatchObject({ state: 'NEW', testedAt: null, takesNewOrders: false, keyTail: house.nextAccount.apiV3Key.slice(-4) });
    expect(await staff.call('trade.payAccount.activate', { appRef })).toMatchObject({ code: UNTESTED });
    expect(await staff.call('trade.payAccount.test', { appRef })).toMatchObject({ data: { testedAt: expect.any(Number), state: 'NEW' } });
    expect((await listed()).find(({ provider, takesNewOrders }) => provider === 'WECHAT_PAY' && takesNewOrders)?.appRef).toBe('main');
  });

  test.each([
    ['merchant number', { mchId: '1999999999' }],
    ['certificate', { certificateSerial: 'AB'.repeat(20) }],
    ['secret', { apiV3Key: 'b'.repeat(32) }],
  ])('with a wrong %s fails its test', async (_what, wrong) => {
    const { appRef } = dataOf<Account>(await enter(wrong));
    expect(await staff.call('trade.payAccount.test', { appRef })).toMatchObject({ code: WRONG });
    expect(await staff.call('trade.payAccount.activate', { appRef })).toMatchObject({ code: UNTESTED });
  });

  test('with somebody else’s key fails its test, and with none is not stored', async () => {
    const { appRef } = dataOf<Account>(await enter({ privateKeyPem: house.account.privateKeyPem }));
    expect(await staff.call('trade.payAccount.test', { appRef })).toMatchObject({ code: WRONG });
    for (const privateKeyPem of ['x'.repeat(100), house.nextAccount.publicKeyPem])
      expect(await enter({ privateKeyPem })).toMatchObject({ code: BAD, data: ['privateKeyPem'] });
    expect((await listed()).filter(({ state }) => state === 'NEW')).toHaveLength(1);
  });

  test('changes without a gap: new orders go to the new one, what was paid to the old one is believed and given back', async () => {
    const before = await house.anUnpaid();
    await before.call('trade.order.pay', { tradeId: before.tradeId, way: 'WECHAT_H5' });
    const { appRef } = dataOf<Account>(await enter());
    await staff.call('trade.payAccount.test', { appRef });
    expect(await staff.call('trade.payAccount.activate', { appRef })).toMatchObject({ code: 0 });
    expect(await staff.call('trade.payAccount.retire', { appRef: 'main' })).toMatchObject({ code: 0 });

    const after = await house.anUnpaid();
    await after.call('trade.order.pay', { tradeId: after.tradeId, way: 'WECHAT_H5' });
    for (const [{ tradeId }, { mchId }] of [
      [before, house.account],
      [after, house.nextAccount],
    ] as const) {
      const [tender] = await house.tenders(tradeId);
      await house.simulator.wechatPay.pay(mchId, tender?.out_trade_no ?? '');
      await house.until(async () => (await house.tradeState(tradeId)) === 'PAID');
    }
    const { tradeId, orderIds } = before;
    const refund = { tradeId, orderId: orderIds[0] ?? '', amountFen: 100, reason: 'STAFF', note: '协商' } as const;
    await inTx(house.mall.ctx('1'), (ctx) => createRefund(ctx, refund));
    const isDone = async () =>
      (await house.mall.sql(`select from trade.refund where trade_id = $1 and state = 'DONE'`, [tradeId])).length === 1;
    await house.until(isDone, ['trade.send-refunds']);
    const { refunds } = await house.simulator.wechatPay.book(house.account.mchId);
    expect(refunds).toMatchObject([{ amountFen: 100 }]);
    expect(await staff.call('trade.payAccount.activate', { appRef: 'main' })).toMatchObject({ code: 0 });
    expect((await listed()).find(({ provider, takesNewOrders }) => provider === 'WECHAT_PAY' && takesNewOrders)?.appRef).toBe('main');
  });

  test('at Alipay is beside the other one, and a wrong key or number fails its test (rules 7.8)', async () => {
    const { appId, sellerId: mchId, privateKeyPem, alipayPublicKeyPem } = house.alipayAccount;
    const good = { provider: 'ALIPAY', appId, mchId, privateKeyPem, alipayPublicKeyPem };
    const other = anAlipayAccount();
    for (const wrong of [
      { appId: other.appId },
      { privateKeyPem: other.privateKeyPem },
      { alipayPublicKeyPem: other.alipayPublicKeyPem },
    ]) {
      const { appRef } = dataOf<Account>(await staff.call('trade.payAccount.set', { ...good, ...wrong }));
      expect(await staff.call('trade.payAccount.test', { appRef })).toMatchObject({ code: WRONG });
    }
    expect(await staff.call('trade.payAccount.set', { ...good, alipayPublicKeyPem: 'x'.repeat(100) })).toMatchObject({ code: BAD });
    const { appRef, keyTail } = dataOf<Account>(await staff.call('trade.payAccount.set', good));
    expect([keyTail.length, keyTail === 'AQAB']).toEqual([4, false]);
    expect(await staff.call('trade.payAccount.test', { appRef })).toMatchObject({
      data: { provider: 'ALIPAY', testedAt: expect.any(Number) },
    });
    expect(await staff.call('trade.payAccount.activate', { appRef })).toMatchObject({ code: 0 });
    expect(
      (await listed())
        .filter(({ takesNewOrders }) => takesNewOrders)
        .map(({ provider }) => provider)
        .sort(),
    ).toEqual(['ALIPAY', 'WECHAT_PAY']);
    expect(JSON.stringify(await listed())).not.toContain(privateKeyPem.split('\n')[3]);
  });

  test('tells nobody its secrets: not in answers, the audit log or the table', async () => {
    const secrets = [house.nextAccount.apiV3Key, house.nextAccount.privateKeyPem.split('\n')[3] ?? ''];
    const texts = [
      JSON.stringify(await listed()),
      JSON.stringify(await staff.call('staff.action.list', { pageSize: 100 })),
      JSON.stringify(await house.mall.sql(`select a::text, encode(sealed_secrets, 'escape') as sealed from trade.pay_account a`)),
    ];
    expect(texts[1]).toContain('trade.payAccount.set');
    expect(texts[1]).toContain('trade.payAccount.test');
    for (const text of texts) for (const secret of secrets) expect(text).not.toContain(secret);
  });

  test('is a matter of who may for all shops, with a second factor where it is compulsory', async () => {
    const ofShop = as(await aStaffToken(house.mall, '1', ['trade.*'], '11'));
    expect(await ofShop.call('trade.payAccount.list', {})).toMatchObject({ code: REFUSED });
    expect(await staff.call('trade.payAccount.retire', { appRef: 'nothere' })).toMatchObject({ code: GONE });
    await house.mall.sql('insert into staff.setting (mid, is_factor_compulsory) values (1, true)');
    for (const call of ['set', 'activate', 'retire']) {
      const caller = as(await aStaffToken(house.mall, '1', [`trade.payAccount.${call}`, 'trade.payAccount.list']));
      expect(await caller.call('trade.payAccount.list', {}), call).toMatchObject({ code: COMPULSORY });
    }
    await house.mall.sql('delete from staff.setting where mid = 1');
  });
});
