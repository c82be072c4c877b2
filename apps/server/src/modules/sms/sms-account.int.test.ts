import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { HttpServer } from '#platform/http/http-server';
import { anApi } from '../../../test/builders/api.ts';
import { aCaller, sendCode, type TestCaller } from '../../../test/builders/caller.ts';
import { aMerchant } from '../../../test/builders/merchant.ts';
import { aStaffToken } from '../../../test/builders/populated-mall.ts';
import { aSimulator, type TestSimulator } from '../../../test/builders/simulator.ts';
import { type TestMall, testMall } from '../../../test/test-mall.ts';

const own = {
  secretId: 'AKIDmerchant1',
  secretKey: 'the-merchants-own-key',
  appId: '1400000077',
  signName: '苹果园',
  templateId: '3000001',
  alertTemplateId: '3000002',
};
const WRONG = '601014';
let mall: TestMall;
let simulator: TestSimulator;
let server: HttpServer;
let staff: TestCaller;
let phones = 0;
/** Numbers of different ranges: one test must not use up another's quota. */
const newPhone = () => `13${String(7_000_0000 + phones++ * 10_007).padStart(9, '0')}`;

beforeAll(async () => {
  simulator = await aSimulator({ smsAccounts: [own] });
  mall = await testMall({ smsEndpoint: simulator.endpoint });
  await aMerchant(mall, { mid: '1', name: '甲', cids: ['11'], hosts: { 'one.test': '1' }, goods: ['苹果'] });
  await aMerchant(mall, { mid: '2', name: '乙', cids: ['21'], hosts: { 'two.test': '2' }, goods: ['梨'] });
  server = anApi(mall);
  staff = aCaller(server, 'one.test', { token: await aStaffToken(mall, '1', ['member.*', 'staff.action.list']) });
});
afterAll(async () => {
  await server.close();
  await mall.close();
  await simulator.close();
});

/** Who the message to a new phone is signed by. */
async function signOf(host: string): Promise<string> {
  const phone = newPhone();
  await sendCode(aCaller(server, host), phone);
  return /^【(.*)】/.exec((await simulator.inbox(phone))[0] ?? '')?.[1] ?? '';
}

describe("a merchant's own account at the SMS provider", () => {
  test('counts once a message has gone out by it, for this merchant alone, until it is changed or removed', async () => {
    expect(await staff.call('member.smsAccount.find', {})).toMatchObject({ data: { account: null } });
    expect(await staff.call('member.smsAccount.set', own)).toMatchObject({ data: { testedAt: null, keyTail: '-key' } });
    expect(await signOf('one.test')).toBe('千铺');

    const phone = newPhone();
    expect(await staff.call('member.smsAccount.test', { phone })).toMatchObject({ data: { testedAt: expect.any(Number) } });
    expect((await simulator.inbox(phone))[0]).toMatch(/^【苹果园】/);
    expect([await signOf('one.test'), await signOf('two.test')]).toEqual(['苹果园', '千铺']);

    await staff.call('member.smsAccount.set', own);
    expect(await signOf('one.test')).toBe('千铺');
    await staff.call('member.smsAccount.test', { phone: newPhone() });
    expect(await staff.call('member.smsAccount.remove', {})).toMatchObject({ data: { removed: true } });
    expect(await signOf('one.test')).toBe('千铺');
  });

  test.each([
    ['key', { secretKey: 'somebody-elses-key' }],
    ['signature', { signName: '梨园' }],
    ['template', { templateId: '3000009' }],
  ])('with a wrong %s fails its test and does not count', async (_what, wrong) => {
    staff = aCaller(server, 'one.test', { token: await aStaffToken(mall, '1', ['member.*', 'staff.action.list']) });
    await staff.call('member.smsAccount.set', { ...own, ...wrong });
    expect(await staff.call('member.smsAccount.test', { phone: newPhone() })).toMatchObject({ code: WRONG });
    expect(await staff.call('member.smsAccount.find', {})).toMatchObject({ data: { account: { testedAt: null } } });
  });

  test('keeps its secret: neither answers, nor the log of staff, nor the database show it', async () => {
    await staff.call('member.smsAccount.set', own);
    const seen = [
      await staff.call('member.smsAccount.find', {}),
      await staff.call('staff.action.list', {}),
      await mall.sql(`select a::text, encode(sealed_secret, 'escape') as sealed from member.sms_account a`),
      await mall.sql('select a::text from staff.action a'),
    ];
    expect(JSON.stringify(seen)).not.toContain(own.secretKey);
  });
});
