import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ensureOwner, resetFactor } from '#modules/staff';
import type { HttpServer } from '#platform/http/http-server';
import { anApi } from '../../../test/builders/api.ts';
import { aCaller, type Reply, type TestCaller } from '../../../test/builders/caller.ts';
import { aMerchant } from '../../../test/builders/merchant.ts';
import { aStaffToken } from '../../../test/builders/populated-mall.ts';
import { codeNow } from '../../../test/builders/second-factor.ts';
import { type TestMall, testMall } from '../../../test/test-mall.ts';

const PASSWORD = 'correct horse battery';
const [NEEDED, WRONG, COMPULSORY, WAIT] = ['602002', '602003', '602004', '600429'];
let mall: TestMall;
let server: HttpServer;
let made = 0;

beforeAll(async () => {
  mall = await testMall();
  for (const mid of ['1', '2'])
    await aMerchant(mall, { mid, name: '甲', cids: [`${mid}1`], hosts: { [`${mid}.test`]: mid }, goods: ['苹果'] });
  server = anApi(mall);
});
afterAll(async () => {
  await server.close();
  await mall.close();
});

const logIn = (name: string, more: object = {}, host = '1.test'): Promise<Reply> =>
  aCaller(server, host).call('staff.account.login', { name, password: PASSWORD, ...more });
const callerOf = ({ data }: Reply, host = '1.test'): TestCaller => aCaller(server, host, { token: (data as { token: string }).token });

async function anOwner(mid = '1') {
  made += 1;
  const name = `owner-${made}`;
  const id = await ensureOwner(mall.ctx(mid), { name, password: PASSWORD });
  return { id, name, caller: callerOf(await logIn(name, {}, `${mid}.test`), `${mid}.test`) };
}

async function begin(caller: TestCaller): Promise<string> {
  return ((await caller.call('staff.factor.begin', { password: PASSWORD })).data as { secret: string }).secret;
}

/** Somebody whose second factor is in force. */
async function aGuardedOwner(mid = '1') {
  const owner = await anOwner(mid);
  const secret = await begin(owner.caller);
  const confirmed = await owner.caller.call('staff.factor.confirm', { code: await codeNow(mall, secret) });
  // The step of that code is used up.
  await mall.moveClock('1 minute');
  return { ...owner, secret, recoveryCodes: (confirmed.data as { recoveryCodes: string[] }).recoveryCodes };
}

describe('a second factor (A10, A27)', () => {
  test('is asked for once it is confirmed, and a login without its code is refused', async () => {
    const { name, caller } = await anOwner();
    const { data } = await caller.call('staff.factor.begin', { password: PASSWORD });
    const { secret, uri } = data as { secret: string; uri: string };
    expect(uri).toContain(`secret=${secret}`);
    expect(await logIn(name)).toMatchObject({ code: 0 });
    expect(await caller.call('staff.factor.confirm', { code: await codeNow(mall, secret, 5) })).toMatchObject({ code: WRONG });
    const confirmed = await caller.call('staff.factor.confirm', { code: await codeNow(mall, secret) });
    const { recoveryCodes } = confirmed.data as { recoveryCodes: string[] };
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(await caller.call('staff.account.me', {})).toMatchObject({ data: { hasFactor: true, isFactorMissing: false } });
    await mall.moveClock('1 minute');
    expect(await logIn(name)).toMatchObject({ code: NEEDED });
    expect(await logIn(name, { code: await codeNow(mall, secret, 5) })).toMatchObject({ code: WRONG });
    expect(await logIn(name, { code: await codeNow(mall, secret) })).toMatchObject({ code: 0 });
  });

  test('says nothing to whoever does not know the password', async () => {
    const { name } = await aGuardedOwner();
    expect(await logIn(name, { password: 'wrong password' })).toMatchObject({ code: '602001' });
  });

  test('takes a code once, however many come with it at once', async () => {
    const { name, secret } = await aGuardedOwner();
    const code = await codeNow(mall, secret);
    const logins = await Promise.all(Array.from({ length: 10 }, () => logIn(name, { code })));
    expect(logins.filter((reply) => reply.code === 0)).toHaveLength(1);
    expect(new Set(logins.map((reply) => reply.code))).toEqual(new Set([0, WRONG]));
    // An older step is no way around it.
    expect(await logIn(name, { code: await codeNow(mall, secret, -1) })).toMatchObject({ code: WRONG });
    await mall.moveClock('30 seconds');
    expect(await logIn(name, { code: await codeNow(mall, secret) })).toMatchObject({ code: 0 });
  });

  test('takes each recovery code once, as people type it', async () => {
    const { name, recoveryCodes } = await aGuardedOwner();
    const [first = '', second = ''] = recoveryCodes;
    expect(await logIn(name, { code: first.toLowerCase().replaceAll('-', ' ') })).toMatchObject({ code: 0 });
    expect(await logIn(name, { code: first })).toMatchObject({ code: WRONG });
    expect(await logIn(name, { code: second })).toMatchObject({ code: 0 });
  });

  test('counts wrong codes like wrong passwords', async () => {
    const { name, secret } = await aGuardedOwner();
    const replies: unknown[] = [];
    for (let at = 0; at < 21; at += 1) replies.push((await logIn(name, { code: await codeNow(mall, secret, 9) })).code);
    expect(replies).toEqual([...Array.from({ length: 20 }, () => WRONG), WAIT]);
  });

  test('is removed with a code alone, which a stolen session cannot guess', async () => {
    const { name, caller, secret } = await aGuardedOwner();
    expect(await caller.call('staff.factor.begin', { password: PASSWORD })).toMatchObject({ code: '600400' });
    const guesses: unknown[] = [];
    for (let at = 0; at < 6; at += 1) guesses.push((await caller.call('staff.factor.remove', { code: '000000' })).code);
    expect(guesses).toEqual([WRONG, WRONG, WRONG, WRONG, WRONG, WAIT]);
    await mall.moveClock('1 hour');
    expect(await caller.call('staff.factor.remove', { code: await codeNow(mall, secret) })).toMatchObject({ code: 0 });
    expect(await logIn(name)).toMatchObject({ code: 0 });
    expect(
      await mall.sql('select from staff.recovery_code where staff_id = (select id from staff.account where name = $1)', [name]),
    ).toEqual([]);
  });

  test('is begun with the password alone: a stolen session sets up none', async () => {
    const { caller } = await anOwner();
    expect(await caller.call('staff.factor.begin', { password: 'wrong password' })).toMatchObject({ code: '602001' });
    expect(await caller.call('staff.factor.confirm', { code: '123456' })).toMatchObject({ code: '600404' });
  });

  test('lies sealed in the database, its recovery codes hashed', async () => {
    const { id, secret, recoveryCodes } = await aGuardedOwner();
    const [stored] = await mall.sql<{ text: string }>('select f::text as text from staff.factor f where staff_id = $1', [id]);
    expect(stored?.text).not.toContain(secret);
    const codes = await mall.sql<{ text: string }>('select encode(code_hash, $2) as text from staff.recovery_code where staff_id = $1', [
      id,
      'escape',
    ]);
    expect(codes.filter(({ text }) => recoveryCodes.some((code) => text.includes(code)))).toEqual([]);
  });

  test('is reset by the operator when phone and recovery codes are lost; its sessions end', async () => {
    const { name, caller } = await aGuardedOwner();
    expect(await resetFactor(mall.ctx('1'), 'no-such-name')).toBe('unknown name');
    expect(await resetFactor(mall.ctx('1'), name)).toBe('reset');
    expect(await resetFactor(mall.ctx('1'), name)).toBe('had none');
    expect(await caller.call('staff.account.me', {})).toMatchObject({ code: 10020 });
    expect(await logIn(name)).toMatchObject({ code: 0 });
  });
});

describe('a compulsory second factor (A27)', () => {
  test('is made so by somebody who has one; then others who manage or refund can set theirs up and nothing else', async () => {
    const bare = await anOwner('2');
    expect(await bare.caller.call('staff.setting.get', {})).toMatchObject({
      data: { isFactorCompulsory: false, secondPersonAboveFen: null },
    });
    expect(await bare.caller.call('staff.setting.set', { isFactorCompulsory: true })).toMatchObject({ code: COMPULSORY });
    const guarded = await aGuardedOwner('2');
    expect(await guarded.caller.call('staff.setting.set', { isFactorCompulsory: true })).toMatchObject({ code: 0 });
    // From the next call on, also for who is signed in already.
    for (const call of ['staff.setting.get', 'staff.action.list'] as const)
      expect(await bare.caller.call(call, {})).toMatchObject({ code: COMPULSORY });
    expect(await bare.caller.call('staff.role.set', { name: 'x', permissions: [] })).toMatchObject({ code: COMPULSORY });
    expect(await bare.caller.call('staff.account.me', {})).toMatchObject({ code: 0, data: { isFactorMissing: true } });
    expect(await guarded.caller.call('staff.setting.get', {})).toMatchObject({ code: 0 });

    const secret = await begin(bare.caller);
    expect(await bare.caller.call('staff.factor.confirm', { code: await codeNow(mall, secret) })).toMatchObject({ code: 0 });
    expect(await bare.caller.call('staff.setting.get', {})).toMatchObject({ code: 0 });
    await mall.moveClock('1 minute');
    // Removed, they are where they were.
    expect(await bare.caller.call('staff.factor.remove', { code: await codeNow(mall, secret) })).toMatchObject({ code: 0 });
    expect(await bare.caller.call('staff.setting.get', {})).toMatchObject({ code: COMPULSORY });
  });

  test('binds refunds and staff, not who only decorates', async () => {
    const at = (token: string) => aCaller(server, '2.test', { token });
    const decorator = at(await aStaffToken(mall, '2', ['decoration.*', 'staff.action.list']));
    expect(await decorator.call('staff.action.list', {})).toMatchObject({ code: 0 });
    for (const permission of ['trade.order.refund', 'trade.*', 'trade.refund.approve', 'staff.role.set']) {
      const caller = at(await aStaffToken(mall, '2', [permission, 'staff.action.list']));
      expect(await caller.call('staff.action.list', {}), permission).toMatchObject({ code: COMPULSORY });
    }
  });
});
