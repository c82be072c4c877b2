import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { HttpServer } from '#platform/http/http-server';
import { anApi } from '../../../test/builders/api.ts';
import { aCaller, type TestCaller } from '../../../test/builders/caller.ts';
import { aMerchant, type MadeMerchant } from '../../../test/builders/merchant.ts';
import { aPayAccount, openAccount } from '../../../test/builders/pay-account.ts';
import { aStaffToken } from '../../../test/builders/populated-mall.ts';
import { aPaidOrder, aShopper } from '../../../test/builders/shopper.ts';
import { type TestMall, testMall } from '../../../test/test-mall.ts';

let mall: TestMall;
let server: HttpServer;
let merchant: MadeMerchant;
let staff: TestCaller;
let ofShop: TestCaller;

beforeAll(async () => {
  mall = await testMall();
  merchant = await aMerchant(mall, {
    mid: '1',
    name: '甲',
    cids: ['11', '12'],
    hosts: { '1.test': '1', 'shared.test': null },
    goods: ['苹果'],
  });
  await aMerchant(mall, { mid: '2', name: '乙', cids: ['21'], goods: [] });
  server = anApi(mall);
  staff = as(await aStaffToken(mall, '1', ['shop.*', 'delivery.*', 'member.*', 'trade.*', 'staff.*']));
  ofShop = as(await aStaffToken(mall, '1', ['shop.*', 'delivery.*'], '12'));
});
afterAll(async () => {
  await server.close();
  await mall.close();
});

const as = (token: string, host = '1.test') => aCaller(server, host, { token });
const steps = async (caller: TestCaller) =>
  (await caller.call('shop.opening.find', {})).data as { steps: object; optional: string[]; isDone: boolean };

describe('the first steps of a merchant (issue 22)', () => {
  test('are seen as they are taken', async () => {
    const bare = {
      shop: true,
      goods: false,
      payAccount: false,
      freight: false,
      agreements: false,
      host: false,
      home: true,
      paidOrder: false,
    };
    const other = as(await aStaffToken(mall, '2', ['shop.*']), 'shared.test');
    expect(await steps(other)).toEqual({ steps: bare, optional: ['host', 'home'], isDone: false });
    expect(await steps(staff)).toMatchObject({ steps: { ...bare, goods: true, host: true }, isDone: false });

    await openAccount(mall, '1', aPayAccount());
    await staff.call('delivery.freightRule.set', { cid: '11', flatFen: 800, freeFromFen: 9_900 });
    await staff.call('member.agreement.set', {
      type: 'agree',
      lang: 'zh-CN',
      title: '协议',
      effectiveOn: '2026-11-01',
      sections: [{ heading: '', paragraphs: ['一'] }],
    } as never);
    await aPaidOrder(merchant, await aShopper(mall, merchant));
    expect((await steps(staff)).isDone).toBe(true);
    // Neither a host of its own nor a home of its own is needed to sell.
    await mall.sql(`delete from platform.host where mid = 1`);
    await mall.sql(`delete from decoration.live_page where mid = 1 and kind = 'home'`);
    expect(await steps(as(await aStaffToken(mall, '1', ['shop.*']), 'shared.test'))).toMatchObject({
      steps: { host: false, home: false },
      isDone: true,
    });
  });

  test('are the business of who may for all shops', async () => {
    expect(await ofShop.call('shop.opening.find', {})).toMatchObject({ code: '600403' });
  });
});

describe('freight and agreements, as staff set them', () => {
  test('a rule is read and set by shop, noted with before and after', async () => {
    const rules = async (caller: TestCaller) => (await caller.call('delivery.freightRule.list', {})).data;
    expect(await rules(staff)).toEqual([
      { cid: '11', flatFen: 800, freeFromFen: 9_900, isSet: true },
      { cid: '12', flatFen: 0, freeFromFen: null, isSet: false },
    ]);
    expect(await rules(ofShop)).toEqual([{ cid: '12', flatFen: 0, freeFromFen: null, isSet: false }]);
    expect(await ofShop.call('delivery.freightRule.set', { cid: '11', flatFen: 1, freeFromFen: null })).toMatchObject({ code: '600403' });
    expect(await staff.call('delivery.freightRule.set', { cid: '21', flatFen: 1, freeFromFen: null })).toMatchObject({ code: '600404' });
    expect(await ofShop.call('delivery.freightRule.set', { cid: '12', flatFen: 500, freeFromFen: null })).toMatchObject({ code: 0 });
    const lines = await staff.call('staff.action.list', { call: 'delivery.freightRule.set', pageSize: 1 });
    expect(lines).toMatchObject({ data: { list: [{ before: { flatFen: 0 }, after: { flatFen: 500 } }] } });
  });

  test('agreements are listed with the version that holds', async () => {
    const { data } = await staff.call('member.agreement.list', {});
    expect(data).toHaveLength(4);
    expect(data).toContainEqual(expect.objectContaining({ type: 'agree', lang: 'zh-CN', title: '协议', updatedAt: expect.any(Number) }));
    expect(data).toContainEqual(expect.objectContaining({ type: 'policy', lang: 'en', updatedAt: null }));
  });
});
