import { failures } from '@qianpu/contract/failure';
import type { CallName } from '@qianpu/contract/rows';
import type { OutputOf } from '@qianpu/contract/types';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { HttpServer } from '#platform/http/http-server';
import { anApi } from '../../../test/builders/api.ts';
import { aCaller, aSolvedPuzzle, logIn, type TestCaller } from '../../../test/builders/caller.ts';
import { aMerchant } from '../../../test/builders/merchant.ts';
import { aSimulator, type TestSimulator } from '../../../test/builders/simulator.ts';
import { type TestMall, testMall } from '../../../test/test-mall.ts';

let mall: TestMall;
let simulator: TestSimulator;
let server: HttpServer;
let phones = 0;
/** Numbers of different ranges: one test must not use up another's quota. */
const newPhone = () => `13${String(9_000_0000 + phones++ * 10_007).padStart(9, '0')}`;

beforeAll(async () => {
  simulator = await aSimulator();
  mall = await testMall({ smsEndpoint: simulator.endpoint });
  await aMerchant(mall, { mid: '1', name: '甲', cids: ['11'], hosts: { 'one.test': '1' }, goods: ['苹果'] });
  server = anApi(mall);
});
afterAll(async () => {
  await server.close();
  await mall.close();
  await simulator.close();
});

const visitor = () => aCaller(server, 'one.test');
const aMember = async (phone = newPhone()) => ({ phone, ...(await logIn(server, 'one.test', simulator, phone)) });
/** The same member on a second phone. */
async function onceMore({ phone }: { phone: string }) {
  await mall.moveClock('61 seconds');
  return logIn(server, 'one.test', simulator, phone);
}
const codeOf = async (caller: TestCaller, name: CallName, input: object) => (await caller.call(name, input)).code;
const detailOf = async (caller: TestCaller) => (await caller.call('member.account.detail', {})).data as OutputOf<'member.account.detail'>;
const isIn = async (caller: TestCaller) => (await codeOf(caller, 'member.account.detail', {})) === 0;

/** Has a code sent, and reads it where it arrives. */
async function aCode(
  caller: TestCaller,
  request: { purpose: 'phone' | 'payPassword' | 'oldPhone'; phone?: string },
  arrivesAt: string,
): Promise<string> {
  const reply = await caller.call('member.sms.sendVerifyCode', { ...request, captcha: await aSolvedPuzzle(visitor()) });
  expect(reply).toMatchObject({ code: 0, data: { resendSeconds: 60 } });
  return simulator.codeFor(arrivesAt);
}
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('personal data (spec 3, 7.5)', () => {
  test('starts empty, is changed field by field and can be taken back', async () => {
    const { caller } = await aMember();
    expect(await detailOf(caller)).toMatchObject({ headIcon: '', birthday: null, gender: 'unknown', hasPayPassword: false });
    const result = { nickName: '知夏', birthday: '1996-02-29', gender: 'female' };
    expect(await caller.call('member.account.update', result)).toMatchObject({ code: 0, data: result });
    expect(await caller.call('member.account.update', { birthday: null, headIcon: '' })).toMatchObject({ code: 0 });
    expect(await detailOf(caller)).toMatchObject({ nickName: '知夏', headIcon: '', birthday: null, gender: 'female' });
    expect(await caller.call('member.account.update', {})).toMatchObject({ code: 0, data: { nickName: '知夏' } });
  });

  test('a name may have emoji of several signs', async () => {
    const { caller } = await aMember();
    expect(await caller.call('member.account.update', { nickName: '林家👨‍👩‍👧' })).toMatchObject({ data: { nickName: '林家👨‍👩‍👧' } });
  });

  test.each([
    ['an empty name', { nickName: '  ' }],
    ['a name of 21 characters', { nickName: '名'.repeat(21) }],
    ['a name with a control sign', { nickName: 'a\u0000b' }],
    ['a name that turns the text around', { nickName: 'a\u202eb' }],
    ['an address instead of a picture', { headIcon: 'https://elsewhere.example/a.png' }],
    ['a day there is not', { birthday: '2025-02-29' }],
    ['a day to come', { birthday: '2999-01-01' }],
    ['a gender nobody knows', { gender: 'x' }],
  ])('%s is refused', async (_what, change) => {
    const { caller } = await aMember();
    expect(await codeOf(caller, 'member.account.update', change)).toBe(failures.BAD_INPUT.code);
  });
});

describe('a new phone (spec 7.5)', () => {
  test('is proven by its own code and the old one, keeps the account and ends all other logins', async () => {
    const member = await aMember();
    const elsewhere = await onceMore(member);
    const phone = newPhone();
    const code = await aCode(member.caller, { purpose: 'phone', phone }, phone);
    const proof = { by: 'phone', code: await aCode(member.caller, { purpose: 'oldPhone' }, member.phone) };
    const masked = `${phone.slice(0, 3)}****${phone.slice(-4)}`;
    expect(await member.caller.call('member.phone.setWithCode', { phone, code, proof })).toMatchObject({
      data: { endedSessions: 1, phone: masked, isWaiting: false },
    });
    expect([await isIn(member.caller), await isIn(elsewhere.caller)]).toEqual([true, false]);
    expect((await logIn(server, 'one.test', simulator, phone)).memberId).toBe(member.memberId);
    expect((await aMember(member.phone)).memberId).not.toBe(member.memberId);
  });

  test('of somebody else is refused, to its holder only', async () => {
    const [owner, member] = [await aMember(), await aMember()];
    expect(await codeOf(member.caller, 'member.phone.setWithCode', { phone: owner.phone, code: '000000' })).toBe(failures.WRONG_CODE.code);
    await mall.moveClock('61 seconds');
    const code = await aCode(member.caller, { purpose: 'phone', phone: owner.phone }, owner.phone);
    const proof = { by: 'phone', code: await aCode(member.caller, { purpose: 'oldPhone' }, member.phone) };
    for (const shown of [proof, { by: 'waiting' }])
      expect(await codeOf(member.caller, 'member.phone.setWithCode', { phone: owner.phone, code, proof: shown })).toBe(
        failures.PHONE_TAKEN.code,
      );
    expect((await detailOf(owner.caller)).id).toBe(owner.memberId);
  });

  test('wants a code for this: neither a login code nor one for the payment password will do, and five tries end it', async () => {
    const { caller, phone: own } = await aMember();
    await mall.moveClock('61 seconds');
    const forPassword = await aCode(caller, { purpose: 'payPassword' }, own);
    expect(await codeOf(caller, 'member.phone.setWithCode', { phone: own, code: forPassword })).toBe(failures.WRONG_CODE.code);
    const phone = newPhone();
    const code = await aCode(caller, { purpose: 'phone', phone }, phone);
    for (let nth = 0; nth < 5; nth += 1) await caller.call('member.phone.setWithCode', { phone, code: otherThan(code) });
    expect(await codeOf(caller, 'member.phone.setWithCode', { phone, code })).toBe(failures.WRONG_CODE.code);
  });

  test('codes stand behind the puzzle and the quotas of login', async () => {
    const { caller, phone } = await aMember();
    const captcha = await aSolvedPuzzle(visitor());
    // The login code went to this phone within the minute, but another purpose has a minute of its own; the hour's quota is one.
    const send = async () =>
      codeOf(caller, 'member.sms.sendVerifyCode', { purpose: 'payPassword', captcha: await aSolvedPuzzle(visitor()) });
    expect(await codeOf(caller, 'member.sms.sendVerifyCode', { purpose: 'payPassword', captcha })).toBe(0);
    expect(await codeOf(caller, 'member.sms.sendVerifyCode', { purpose: 'payPassword', captcha })).toBe(failures.BAD_INPUT.code);
    expect(await send()).toBe(failures.TOO_OFTEN.code);
    const [hour] = await mall.sql<{ used: number }>(
      `select used from platform.sms_quota where scope = 'phone-hour' and scope_key = $1 order by window_start desc limit 1`,
      [mall.engines.gateways.seal.sign(phone, 'sms_quota')],
    );
    expect(hour?.used).toBe(2);
  });
});

describe('the payment password (spec 7.5)', () => {
  /** A member who has one. */
  async function aPayer(password = '246810') {
    const member = await aMember();
    await mall.moveClock('61 seconds');
    const code = await aCode(member.caller, { purpose: 'payPassword' }, member.phone);
    expect(await codeOf(member.caller, 'member.payPassword.setWithCode', { code, password })).toBe(0);
    return member;
  }
  const check = (caller: TestCaller, password: string) => caller.call('member.payPassword.check', { password });
  const wrong = async (caller: TestCaller, times: number) => {
    const replies = [];
    for (let nth = 0; nth < times; nth += 1) replies.push(await check(caller, '000000'));
    return replies;
  };
  const hoursLocked = async (memberId: string) => {
    const [row] = await mall.sql<{ hours: number }>(
      'select extract(epoch from locked_until - locked_at)::int / 3600 as hours from member.pay_password where member_id = $1',
      [memberId],
    );
    return row?.hours;
  };

  test('is set by a code to the own phone, kept as a hash only, and ends all other logins', async () => {
    const member = await aMember();
    expect(await check(member.caller, '246810')).toMatchObject({ code: failures.PAY_PASSWORD_UNSET.code });
    const elsewhere = await onceMore(member);
    await mall.moveClock('61 seconds');
    const code = await aCode(member.caller, { purpose: 'payPassword' }, member.phone);
    const request = { code, password: '246810' };
    expect(await codeOf(member.caller, 'member.payPassword.setWithCode', { ...request, code: otherThan(code) })).toBe(
      failures.WRONG_CODE.code,
    );
    expect(await member.caller.call('member.payPassword.setWithCode', request)).toMatchObject({ data: { endedSessions: 1 } });
    expect([await isIn(member.caller), await isIn(elsewhere.caller)]).toEqual([true, false]);
    expect(await codeOf(member.caller, 'member.payPassword.setWithCode', request)).toBe(failures.WRONG_CODE.code);
    expect((await detailOf(member.caller)).hasPayPassword).toBe(true);
    expect(await check(member.caller, '246810')).toMatchObject({ code: 0 });
    const [stored] = await mall.sql<{ password_hash: string }>('select password_hash from member.pay_password where member_id = $1', [
      member.memberId,
    ]);
    expect(stored?.password_hash).toMatch(/^\$argon2id\$/);
  });

  test('is changed with the old one, which is good no longer', async () => {
    const payer = await aPayer();
    const elsewhere = await onceMore(payer);
    const change = (oldPassword: string) => payer.caller.call('member.payPassword.set', { oldPassword, password: '135790' });
    expect(await change('000000')).toMatchObject({ code: failures.WRONG_PAY_PASSWORD.code, data: { triesLeft: 4 } });
    expect(await change('246810')).toMatchObject({ code: 0, data: { endedSessions: 1 } });
    expect(await isIn(elsewhere.caller)).toBe(false);
    expect(await check(payer.caller, '246810')).toMatchObject({ code: failures.WRONG_PAY_PASSWORD.code });
    expect(await check(payer.caller, '135790')).toMatchObject({ code: 0 });
  });

  test('locks for three hours at the fifth wrong try, also for the right one', async () => {
    const { caller, memberId } = await aPayer();
    const replies = await wrong(caller, 5);
    expect(replies.slice(0, 4).map(({ data }) => (data as { triesLeft: number }).triesLeft)).toEqual([4, 3, 2, 1]);
    expect(replies[4]).toMatchObject({ code: failures.PAY_PASSWORD_LOCKED.code, data: { lockedUntil: expect.any(Number) } });
    expect(await hoursLocked(memberId)).toBe(3);
    await mall.moveClock('179 minutes');
    expect(await check(caller, '246810')).toMatchObject({ code: failures.PAY_PASSWORD_LOCKED.code });
    await mall.moveClock('2 minutes');
    expect(await check(caller, '246810')).toMatchObject({ code: 0 });
  });

  test('locks for a day when it locks again within one', async () => {
    const { caller, memberId } = await aPayer();
    await wrong(caller, 5);
    await mall.moveClock('181 minutes');
    await wrong(caller, 5);
    expect(await hoursLocked(memberId)).toBe(24);
    await mall.moveClock('25 hours');
    await wrong(caller, 5);
    expect(await hoursLocked(memberId)).toBe(3);
  });

  test('gives the tries back at the right one', async () => {
    const { caller } = await aPayer();
    await wrong(caller, 4);
    expect(await check(caller, '246810')).toMatchObject({ code: 0 });
    expect((await wrong(caller, 1))[0]).toMatchObject({ data: { triesLeft: 4 } });
  });

  test('a forgotten one is set anew by a code, which opens the lock', async () => {
    const { caller, phone } = await aPayer();
    await wrong(caller, 5);
    await mall.moveClock('61 seconds');
    const code = await aCode(caller, { purpose: 'payPassword' }, phone);
    expect(await codeOf(caller, 'member.payPassword.setWithCode', { code, password: '112233' })).toBe(0);
    expect(await check(caller, '112233')).toMatchObject({ code: 0 });
  });
});
