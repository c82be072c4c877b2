import { failures } from '@qianpu/contract/failure';
import type { OutputOf } from '@qianpu/contract/types';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { runCleanup } from '#platform/cleanup/cleanup';
import { runDueTask } from '#platform/due-tasks/due-tasks';
import { createLog } from '#platform/log';
import { aCaller, logIn, type TestCaller } from '../../../test/builders/caller.ts';
import { aMessengerMall, aVerifyCode, isIn, type MessengerMall } from '../../../test/builders/messenger-mall.ts';
import { cleanupTasks, dueTasks } from '../../app/modules.ts';

let house: MessengerMall;
let phones = 0;
const log = createLog('test', 'silent');
/** Numbers of different ranges: one test must not use up another's quota. */
const newPhone = () => `13${String(7_000_0000 + phones++ * 10_007).padStart(9, '0')}`;

beforeAll(async () => {
  house = await aMessengerMall();
});
afterEach(() => house.simulator.plan({}));
afterAll(() => house.close());

const byPhone = async (phone: string) => {
  await house.mall.moveClock('61 seconds');
  return { phone, ...(await logIn(house.server, 'one.test', house.simulator, phone)) };
};
const anOwner = () => byPhone(newPhone());
type Owner = Awaited<ReturnType<typeof anOwner>>;
/** Somebody else who holds the member's token and a phone of their own. */
const aThief = ({ token }: { token: string }) => ({ caller: aCaller(house.server, 'one.test', { token }), phone: newPhone() });

const aCode = (caller: TestCaller, input: { purpose: string; phone?: string }, arrivesAt: string) =>
  aVerifyCode(house, caller, input, arrivesAt);

async function setPhone(caller: TestCaller, phone: string, proof?: object) {
  const code = await aCode(caller, { purpose: 'phone', phone }, phone);
  return caller.call('member.phone.setWithCode', { phone, code, ...(proof && { proof }) });
}
const wait = { by: 'waiting' };
const stateOf = async ({ caller }: { caller: TestCaller }) =>
  (await caller.call('member.safety.state', {})).data as OutputOf<'member.safety.state'>;
const eventsOf = async ({ caller }: { caller: TestCaller }) =>
  ((await caller.call('member.safety.events', {})).data as OutputOf<'member.safety.events'>).list.map(({ kind }) => kind);

/** What the worker does when its time has come. */
async function runDueTasks(...names: string[]) {
  for (const task of dueTasks.filter(({ name }) => names.includes(name)))
    await runDueTask(house.mall.pod, task, (mid) => ({ ...house.mall.ctx(mid), address: '' }), log);
}
const sendAlerts = () => runDueTasks('member.alerts');
const finishChanges = () => runDueTasks('member.phone-changes');
const whose = async (phone: string) =>
  (await house.mall.sql<{ id: string }>('select id from member.account where mid = 1 and phone = $1', [phone]))[0]?.id;

async function setPayPassword({ caller, phone }: Owner, password: string) {
  const code = await aCode(caller, { purpose: 'payPassword' }, phone);
  expect(await caller.call('member.payPassword.setWithCode', { code, password })).toMatchObject({ code: 0 });
}

describe('a stolen token (A1)', () => {
  test('does not move the account to the phone of who holds it', async () => {
    const owner = await anOwner();
    const thief = aThief(owner);
    expect(await setPhone(thief.caller, thief.phone)).toMatchObject({ code: failures.STEP_UP_NEEDED.code });
    expect(await isIn(owner)).toBe(true);
    expect((await byPhone(owner.phone)).memberId).toBe(owner.memberId);
    expect((await byPhone(thief.phone)).memberId).not.toBe(owner.memberId);
  });

  test('nor by the phone the messenger knows', async () => {
    const owner = await anOwner();
    expect(await house.bindByMini(aThief(owner), 'thief')).toMatchObject({ code: failures.STEP_UP_NEEDED.code });
    expect((await byPhone(owner.phone)).memberId).toBe(owner.memberId);
  });

  test('nor by waiting: the owner hears of it, stops it from a session opened after, and the thief may not ask for ever', async () => {
    let owner = await anOwner();
    const { phone } = aThief(owner);
    for (let nth = 0; nth < 3; nth += 1) {
      expect(await setPhone(aThief(owner).caller, phone, wait)).toMatchObject({ code: 0, data: { isWaiting: true, endedSessions: 0 } });
      await sendAlerts();
      expect((await house.simulator.inbox(owner.phone))[0]).toContain('申请更换手机号，72小时后生效');
      await house.mall.moveClock('71 hours');
      owner = await byPhone(owner.phone);
      expect((await stateOf(owner)).phoneChange?.dueAt).toBeGreaterThan(0);
      expect((await owner.caller.call('member.safety.stop', {})).data).toEqual({ stopped: true });
      await house.mall.moveClock('2 hours');
      await finishChanges();
      expect(await whose(owner.phone)).toBe(owner.memberId);
    }
    expect(await setPhone(aThief(owner).caller, phone, wait)).toMatchObject({ code: failures.CHANGE_WAITING.code, data: null });
  });

  test('sets no payment password: its code goes to the phone of the owner', async () => {
    const owner = await anOwner();
    const thief = aThief(owner);
    await setPhone(thief.caller, thief.phone, wait);
    await aCode(thief.caller, { purpose: 'payPassword' }, owner.phone);
    expect(await thief.caller.call('member.payPassword.setWithCode', { code: '000000', password: '111111' })).toMatchObject({
      code: failures.WRONG_CODE.code,
    });
  });

  test('is no use with a code for another purpose', async () => {
    const owner = await anOwner();
    const phone = newPhone();
    for (const purpose of ['payPassword', 'privacy']) {
      const proof = { by: 'phone', code: await aCode(owner.caller, { purpose }, owner.phone) };
      expect(await setPhone(owner.caller, phone, proof)).toMatchObject({ code: failures.WRONG_CODE.code });
    }
  });
});

describe('a phone change without a proof', () => {
  test('runs from the word to the old phone: as long as the provider takes none, nothing runs', async () => {
    const owner = await anOwner();
    await setPhone(owner.caller, newPhone(), wait);
    await house.simulator.plan({ sms: { errorShare: 1 } });
    await sendAlerts();
    await house.mall.moveClock('80 hours');
    await finishChanges();
    expect((await stateOf(owner)).phoneChange).toMatchObject({ dueAt: null });
    await house.simulator.plan({});
    await sendAlerts();
    expect((await stateOf(owner)).phoneChange?.dueAt).toBeGreaterThan(0);
  });

  test('takes effect after 72 hours and not before: reminded, ended sessions, the old phone told', async () => {
    const owner = await anOwner();
    const phone = newPhone();
    expect(await setPhone(owner.caller, phone, wait)).toMatchObject({ data: { isWaiting: true } });
    expect(await setPhone(owner.caller, newPhone(), wait)).toMatchObject({ code: failures.CHANGE_WAITING.code });
    await sendAlerts();
    await house.mall.moveClock('48 hours 1 minute');
    await sendAlerts();
    expect((await house.simulator.inbox(owner.phone))[0]).toContain('更换手机号将在24小时内生效');
    await house.mall.moveClock('23 hours 50 minutes');
    await finishChanges();
    expect(await isIn(owner)).toBe(true);
    await house.mall.moveClock('10 minutes');
    await finishChanges();
    expect([await isIn(owner), await whose(phone)]).toEqual([false, owner.memberId]);
    await sendAlerts();
    expect((await house.simulator.inbox(owner.phone))[0]).toContain('已更换手机号');
    expect(await eventsOf(await byPhone(phone))).toEqual(['login', 'phoneChanged', 'phoneRequested', 'login']);
  });

  test('comes to nothing when the phone has become somebody else’s', async () => {
    const owner = await anOwner();
    const phone = newPhone();
    await setPhone(owner.caller, phone, wait);
    await sendAlerts();
    const other = await byPhone(phone);
    await house.mall.moveClock('73 hours');
    await finishChanges();
    expect([await whose(phone), await whose(owner.phone)]).toEqual([other.memberId, owner.memberId]);
  });

  test('cannot be made shorter, not even by the application', async () => {
    const owner = await anOwner();
    await setPhone(owner.caller, newPhone(), wait);
    const set = (columns: string) => house.mall.sql(`update member.phone_change set ${columns} where member_id = $1`, [owner.memberId]);
    await expect(set(`told_at = platform.now(), due_at = platform.now() + interval '71 hours'`)).rejects.toThrow(/check/);
    await expect(set(`ended_at = platform.now(), outcome = 'DONE'`)).rejects.toThrow(/check/);
  });

  test('is over when the owner proves who they are and chooses a phone', async () => {
    const owner = await anOwner();
    const thief = aThief(owner);
    await setPhone(thief.caller, thief.phone, wait);
    const phone = newPhone();
    const proof = { by: 'phone', code: await aCode(owner.caller, { purpose: 'oldPhone' }, owner.phone) };
    expect(await setPhone(owner.caller, phone, proof)).toMatchObject({ code: 0, data: { isWaiting: false } });
    expect((await stateOf(owner)).phoneChange).toBeNull();
    await sendAlerts();
    expect((await house.simulator.inbox(owner.phone))[0]).toContain('已更换手机号');
  });
});

test('the payment password proves a phone change, and the phone hears of both', async () => {
  const owner = await anOwner();
  await setPayPassword(owner, '246810');
  await sendAlerts();
  expect((await house.simulator.inbox(owner.phone))[0]).toContain('已设置新的支付密码');
  const phone = newPhone();
  expect(await setPhone(owner.caller, phone, { by: 'payPassword', password: '000000' })).toMatchObject({
    code: failures.WRONG_PAY_PASSWORD.code,
  });
  expect(await setPhone(owner.caller, phone, { by: 'payPassword', password: '246810' })).toMatchObject({ code: 0 });
  expect(await whose(phone)).toBe(owner.memberId);
});

test('signing out everywhere ends every session and ticket, or all but this one (A19)', async () => {
  const owner = await anOwner();
  const [second, third] = [await byPhone(owner.phone), await byPhone(owner.phone)];
  const { data } = await second.caller.call('member.ticket.issue', { appId: 'wx0123456789abcdef' });
  expect((await owner.caller.call('member.session.logoutAll', { keepCurrent: true })).data).toEqual({ endedSessions: 2 });
  expect([await isIn(owner), await isIn(second), await isIn(third)]).toEqual([true, false, false]);
  const { ticket } = data as { ticket: string };
  expect(await house.visitor().call('member.ticket.redeem', { ticket, appId: 'wx0123456789abcdef' })).toMatchObject({
    code: failures.LOGIN_INVALID.code,
  });
  await owner.caller.call('member.session.logoutAll', {});
  expect(await isIn(owner)).toBe(false);
});

test('what happened to an account is shown to its member alone, with a network, for half a year (A28)', async () => {
  const owner = await anOwner();
  const { data } = await owner.caller.call('member.safety.events', {});
  expect(data).toMatchObject({
    list: [{ kind: 'login', at: expect.any(Number), network: expect.stringMatching(/^10\.\d+\.\d+\.\*$/), channel: 'h5' }],
    hasMore: false,
  });
  await house.mall.moveClock('181 days');
  const task = cleanupTasks.find(({ name }) => name === 'member.old-security-events');
  if (task) await runCleanup(house.mall.pod, task);
  expect(await house.mall.sql('select from member.security_event where member_id = $1', [owner.memberId])).toEqual([]);
});

test('codes lie keyed: the hash of a code is not found by trying all of them (A19)', async () => {
  const owner = await anOwner();
  const code = await aCode(owner.caller, { purpose: 'privacy' }, owner.phone);
  const [row] = await house.mall.sql<{ bare: boolean }>(
    `select code_hash = sha256(convert_to($2, 'utf8')) as bare from member.sms_code where phone = $1 and purpose = 'privacy'`,
    [owner.phone, `1|${owner.phone}|privacy|${code}`],
  );
  expect(row).toEqual({ bare: false });
});

describe('a head icon (A20)', () => {
  test('is a picture its member has uploaded', async () => {
    const owner = await anOwner();
    for (const headIcon of ['1/face/7.png', `1/avatar/${'0'.repeat(32)}.jpg`, `2/avatar/${'0'.repeat(32)}.jpg`])
      expect((await owner.caller.call('member.account.update', { headIcon })).code).toBe(failures.BAD_INPUT.code);
  });

  test('of another member is refused, the own one is kept and may be said again', async () => {
    const [owner, other] = [await anOwner(), await anOwner()];
    const headIcon = `1/avatar/${'a'.repeat(32)}.jpg`;
    await house.mall.sql(
      `insert into asset.file (mid, key, member_id, purpose, bytes, width, height, uploaded_at)
       values (1, $1, $2, 'avatar', 9, 9, 9, platform.now())`,
      [headIcon, owner.memberId],
    );
    expect(await other.caller.call('member.account.update', { headIcon })).toMatchObject({ code: failures.BAD_INPUT.code });
    for (let nth = 0; nth < 2; nth += 1)
      expect(await owner.caller.call('member.account.update', { headIcon })).toMatchObject({ code: 0, data: { headIcon } });
    await house.mall.sql('delete from asset.file where key = $1', [headIcon]);
    expect(await owner.caller.call('member.account.update', { headIcon, nickName: '知夏' })).toMatchObject({ code: 0 });
  });
});
