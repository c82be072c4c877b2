import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ensureOwner } from '#modules/staff';
import { runCleanup } from '#platform/cleanup/cleanup';
import type { HttpServer } from '#platform/http/http-server';
import { anApi } from '../../../test/builders/api.ts';
import { aCaller, logIn, sendCode, type TestCaller } from '../../../test/builders/caller.ts';
import { aMerchant } from '../../../test/builders/merchant.ts';
import { aSimulator, type TestSimulator } from '../../../test/builders/simulator.ts';
import { type TestMall, testMall } from '../../../test/test-mall.ts';
import { staffModule } from './module.ts';

const PASSWORD = 'correct horse battery';
let mall: TestMall;
let simulator: TestSimulator;
let server: HttpServer;
let owner: TestCaller;
let made = 0;

beforeAll(async () => {
  simulator = await aSimulator();
  mall = await testMall({ smsEndpoint: simulator.endpoint });
  await aMerchant(mall, { mid: '1', name: '甲', cids: ['11'], hosts: { 'one.test': '1', 'shared.test': null }, goods: ['苹果'] });
  await aMerchant(mall, { mid: '2', name: '乙', cids: ['21'], hosts: { 'two.test': '2' }, goods: ['梨'] });
  server = anApi(mall);
  for (const mid of ['1', '2']) await ensureOwner(mall.ctx(mid), { name: 'owner', password: PASSWORD });
  owner = staffCaller(await tokenOf('owner'));
});
afterAll(async () => {
  await server.close();
  await mall.close();
  await simulator.close();
});

/** Every guess comes from an address of its own: the limit per address must not do the lock's work. */
const tryPassword = (name: string, password: string, host = 'one.test') =>
  aCaller(server, host, { address: `198.18.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}` }).call(
    'staff.account.login',
    { name, password },
  );
const tokenOf = async (name: string, host = 'one.test') =>
  ((await tryPassword(name, PASSWORD, host)).data as { token: string } | null)?.token ?? '';
const staffCaller = (token: string, host = 'one.test') => aCaller(server, host, { token });

async function aColleague(permissions: readonly string[]) {
  made += 1;
  const name = `colleague-${made}`;
  expect(await owner.call('staff.role.set', { name, permissions })).toMatchObject({ code: 0 });
  const { data } = await owner.call('staff.account.create', { name, password: PASSWORD, roles: [{ role: name }] });
  const { id } = data as { id: string };
  return { id, name, role: name, caller: staffCaller(await tokenOf(name)) };
}

const aMember = (phone: string) => logIn(server, 'one.test', simulator, phone);
const actionsOf = (staffId: string) =>
  mall.sql<{ call: string; outcome: string; subject_id: string | null }>(
    'select call, outcome, subject_id from staff.action where staff_id = $1 order by id',
    [staffId],
  );

describe('what staff may do', () => {
  test('nothing that no role names; who they are they may always ask', async () => {
    const { caller, name, id } = await aColleague([]);
    expect(await caller.call('member.account.bar', { id: '1' })).toMatchObject({ code: '600403' });
    expect(await caller.call('staff.role.set', { name: 'mine', permissions: ['staff.*'] })).toMatchObject({ code: '600403' });
    expect(await caller.call('staff.account.me', {})).toMatchObject({ code: 0, data: { id, name } });
  });

  test('a role with the member module may forbid a login; that member’s next call is refused, until they are allowed again (spec 6)', async () => {
    const member = await aMember('13910000001');
    const { caller, id } = await aColleague(['member.*']);
    expect(await member.caller.call('member.account.detail', {})).toMatchObject({ code: 0 });
    expect(await caller.call('member.login.forbid', { id: member.memberId })).toMatchObject({ code: 0, data: { endedSessions: 1 } });
    expect(await member.caller.call('member.account.detail', {})).toMatchObject({ code: '601002' });
    await mall.moveClock('2 minutes');
    const visitor = aCaller(server, 'one.test');
    await sendCode(visitor, '13910000001');
    const code = await simulator.codeFor('13910000001');
    expect(await visitor.call('member.account.login', { phone: '13910000001', code })).toMatchObject({ code: '601002' });
    expect(await caller.call('member.login.allow', { id: member.memberId })).toMatchObject({ code: 0 });
    await mall.moveClock('2 minutes');
    expect(await (await aMember('13910000001')).caller.call('member.account.detail', {})).toMatchObject({ code: 0 });
    expect(await actionsOf(id)).toMatchObject([
      { call: 'staff.account.login', outcome: 'done' },
      { call: 'member.login.forbid', outcome: 'done', subject_id: member.memberId },
      { call: 'member.login.allow', outcome: 'done', subject_id: member.memberId },
    ]);
  });

  test('a call alone may be named, and a changed role holds from the next call on', async () => {
    const { caller, role } = await aColleague(['member.account.readmit']);
    expect(await caller.call('member.account.bar', { id: '1' })).toMatchObject({ code: '600403' });
    await owner.call('staff.role.set', { name: role, permissions: ['member.account.bar'] });
    expect(await caller.call('member.account.bar', { id: '1' })).toMatchObject({ code: '600404' });
    expect(await caller.call('member.account.readmit', { id: '1' })).toMatchObject({ code: '600403' });
  });

  test('nobody hands on, changes or takes away what they do not hold', async () => {
    const { caller } = await aColleague(['staff.*']);
    const { role } = await aColleague(['member.*']);
    expect(await caller.call('staff.role.set', { name: 'more', permissions: ['member.*'] })).toMatchObject({ code: '600403' });
    expect(await caller.call('staff.role.set', { name: role, permissions: [] })).toMatchObject({ code: '600403' });
    const request = { name: 'friend', password: PASSWORD, roles: [{ role }] };
    expect(await caller.call('staff.account.create', request)).toMatchObject({ code: '600403' });
    expect(await mall.sql(`select from staff.account where name = 'friend'`)).toHaveLength(0);
  });

  test.each([
    ['a permission that opens nothing', 'staff.role.set', { name: 'x', permissions: ['member.account.bra'] }],
    ['a short password', 'staff.account.create', { name: 'short', password: '123456789' }],
    ['a reserved name (spec 5)', 'staff.account.create', { name: 'admin', password: PASSWORD }],
    ['another reserved name (spec 5)', 'staff.account.create', { name: 'editor', password: PASSWORD }],
    ['a reserved name in capitals (spec 5)', 'staff.account.create', { name: 'Admin', password: PASSWORD }],
    ['a reserved name with blanks around it (spec 5)', 'staff.account.create', { name: ' admin ', password: PASSWORD }],
    ['a reserved name in wide letters (spec 5)', 'staff.account.create', { name: '\uff41\uff44\uff4d\uff49\uff4e', password: PASSWORD }],
    ['a reserved name with a Cyrillic letter (spec 5)', 'staff.account.create', { name: '\u0430dmin', password: PASSWORD }],
    ['a reserved name with a dotless i (spec 5)', 'staff.account.create', { name: 'adm\u0131n', password: PASSWORD }],
    ['a reserved name with an unseen sign (spec 5)', 'staff.account.create', { name: 'admin\u200b', password: PASSWORD }],
    ['a reserved name and a line’s end (spec 5)', 'staff.account.create', { name: 'editor\n', password: PASSWORD }],
    ['a name that is taken', 'staff.account.create', { name: 'owner', password: PASSWORD }],
    ['a role nobody made', 'staff.account.create', { name: 'roleless', password: PASSWORD, roles: [{ role: 'no such role' }] }],
  ] as const)('%s is bad input', async (_, call, input) => {
    expect(await owner.call(call, input)).toMatchObject({ code: '600400' });
  });

  test('a write that fails leaves no line, and lines can be neither changed nor taken away', async () => {
    const { caller, id } = await aColleague(['member.*']);
    expect(await caller.call('member.account.bar', { id: '999' })).toMatchObject({ code: '600404' });
    expect((await actionsOf(id)).map(({ call }) => call)).toEqual(['staff.account.login']);
    for (const deed of [`update staff.action set outcome = 'refused'`, 'delete from staff.action']) {
      await expect(mall.as('qianpu_app', (client) => client.query(deed))).rejects.toThrow('permission denied');
    }
  });
});

describe('who is staff', () => {
  test('a visitor is asked to log in, a member’s token counts for nothing', async () => {
    expect(await aCaller(server, 'one.test').call('staff.account.me', {})).toMatchObject({ code: 10019 });
    const { caller } = await aMember('13920000002');
    expect(await caller.call('staff.account.me', {})).toMatchObject({ code: 10020 });
    expect(await owner.call('member.account.detail', {})).toMatchObject({ code: 10020 });
  });

  test('another merchant’s token counts for nothing, by itself or under this merchant’s name', async () => {
    const foreign = await tokenOf('owner', 'two.test');
    expect(await staffCaller(foreign, 'two.test').call('staff.account.me', {})).toMatchObject({ code: 0 });
    for (const token of [foreign, foreign.replace(/^2-/, '1-')]) {
      const reply = await server.inject({
        url: '/api-manager-web/c/v2/staff/account/me',
        headers: { host: 'one.test', mid: '1', token },
      });
      expect(reply.json()).toMatchObject({ code: 10020 });
    }
  });

  test('a disabled account’s sessions end at once, and it does not log in again', async () => {
    const { caller, id, name } = await aColleague(['member.*']);
    expect(await caller.call('staff.account.me', {})).toMatchObject({ code: 0 });
    expect(await owner.call('staff.account.disable', { id })).toMatchObject({ code: 0, data: { endedSessions: 1 } });
    expect(await caller.call('staff.account.me', {})).toMatchObject({ code: 10020 });
    expect(await tryPassword(name, PASSWORD)).toMatchObject({ code: '602001' });
    expect(await owner.call('staff.account.disable', { id })).toMatchObject({ code: '600404' });
  });

  test('a session alone does not help whose account is disabled', async () => {
    const { caller, id } = await aColleague([]);
    await mall.sql('update staff.account set disabled_at = platform.now() where mid = 1 and id = $1', [id]);
    expect(await caller.call('staff.account.me', {})).toMatchObject({ code: 10020 });
  });

  test('nobody disables themselves', async () => {
    const { data } = await owner.call('staff.account.me', {});
    expect(await owner.call('staff.account.disable', { id: (data as { id: string }).id })).toMatchObject({ code: '600400' });
  });

  test('a logout ends this session and no other', async () => {
    const { caller, name } = await aColleague([]);
    const other = staffCaller(await tokenOf(name));
    expect(await caller.call('staff.session.logout', {})).toMatchObject({ code: 0, data: { ended: true } });
    expect(await caller.call('staff.account.me', {})).toMatchObject({ code: 10020 });
    expect(await other.call('staff.account.me', {})).toMatchObject({ code: 0 });
  });
});

describe('passwords of staff', () => {
  test('an unknown name is answered in the same words and about the same time as a wrong password', async () => {
    const { name } = await aColleague([]);
    expect(await tryPassword('nobody', 'wrong password')).toEqual(await tryPassword(name, 'wrong password'));
    // The quickest of three: a busy machine can make an answer late, but not early.
    const quickest = async (who: string) => {
      const times: number[] = [];
      for (let at = 0; at < 3; at += 1) {
        const began = performance.now();
        await tryPassword(who, 'wrong password');
        times.push(performance.now() - began);
      }
      return Math.min(...times);
    };
    // Hashing takes many times the rest: without it the unknown name would be answered in a tenth of the time.
    expect(await quickest('nobody')).toBeGreaterThan((await quickest(name)) / 3);
  });

  test('a new password from the owner of the database ends the sessions and the waiting', async () => {
    const before = staffCaller(await tokenOf('owner', 'two.test'), 'two.test');
    for (let at = 0; at < 20; at += 1) await tryPassword('owner', 'wrong password', 'two.test');
    expect(await tryPassword('owner', PASSWORD, 'two.test')).toMatchObject({ code: '600429' });
    await ensureOwner(mall.ctx('2'), { name: 'owner', password: PASSWORD });
    expect(await before.call('staff.account.me', {})).toMatchObject({ code: 10020 });
    expect(await tryPassword('owner', PASSWORD, 'two.test')).toMatchObject({ code: 0 });
  });
});

describe('sessions of staff', () => {
  test('end after two hours without a call and twelve hours after login; then the worker takes them away', async () => {
    const { name } = await aColleague([]);
    const [busy, idle] = [staffCaller(await tokenOf(name)), staffCaller(await tokenOf(name))];
    for (let hours = 0; hours < 11.5; hours += 1.5) {
      await mall.moveClock('90 minutes');
      expect(await busy.call('staff.account.me', {})).toMatchObject({ code: hours < 10.5 ? 0 : 10020 });
      if (hours === 1.5) expect(await idle.call('staff.account.me', {})).toMatchObject({ code: 10020 });
    }
    for (const task of staffModule.cleanupTasks) await runCleanup(mall.pod, task);
    expect(await mall.sql('select from staff.session where expires_at < platform.now()')).toHaveLength(0);
  });
});
