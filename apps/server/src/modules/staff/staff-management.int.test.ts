import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ensureOwner } from '#modules/staff';
import { runCleanup } from '#platform/cleanup/cleanup';
import type { HttpServer } from '#platform/http/http-server';
import { anApi } from '../../../test/builders/api.ts';
import { aCaller, type Reply, type TestCaller } from '../../../test/builders/caller.ts';
import { aMerchant } from '../../../test/builders/merchant.ts';
import { aStaffToken } from '../../../test/builders/populated-mall.ts';
import { type TestMall, testMall } from '../../../test/test-mall.ts';
import { staffModule } from './module.ts';

const PASSWORD = 'correct horse battery';
const [REFUSED, BAD, GONE, IN_USE, OVER, WRONG] = ['600403', '600400', '600404', '602005', '602006', '602001'];
let mall: TestMall;
let server: HttpServer;
let owner: TestCaller;
let made = 0;

beforeAll(async () => {
  mall = await testMall();
  await aMerchant(mall, { mid: '1', name: '甲', cids: ['11', '12'], hosts: { '1.test': '1' }, goods: ['苹果'] });
  await aMerchant(mall, { mid: '2', name: '乙', cids: ['21'], hosts: { '2.test': '2' }, goods: ['梨'] });
  server = anApi(mall);
  await ensureOwner(mall.ctx('1'), { name: 'owner', password: PASSWORD });
  owner = callerOf(await logIn('owner'));
});
afterAll(async () => {
  await server.close();
  await mall.close();
});

const logIn = (name: string, password = PASSWORD, host = '1.test'): Promise<Reply> =>
  aCaller(server, host).call('staff.account.login', { name, password });
const callerOf = ({ data }: Reply, host = '1.test'): TestCaller => aCaller(server, host, { token: (data as { token: string }).token });
const as = (token: string, host = '1.test') => aCaller(server, host, { token });
const newName = () => {
  made += 1;
  return `person-${made}`;
};
const dataOf = <T>({ data }: Reply): T => data as T;

async function aRole(permissions: readonly string[]): Promise<{ id: string; name: string }> {
  const name = newName();
  return { name, ...dataOf<{ id: string }>(await owner.call('staff.role.set', { name, permissions: [...permissions] })) };
}
async function aColleague(roles: { role: string; cid?: string }[] = []): Promise<{ id: string; name: string }> {
  const name = newName();
  return { name, ...dataOf<{ id: string }>(await owner.call('staff.account.create', { name, password: PASSWORD, roles })) };
}
const invite = async (input: object = {}, caller = owner) => {
  const name = newName();
  const reply = await caller.call('staff.invitation.create', { name, nick: '小王', ...input });
  return { name, reply, ...dataOf<{ id: string; token: string; expiresAt: number }>(reply) };
};
const accept = (token: string, host = '1.test') => aCaller(server, host).call('staff.invitation.accept', { token, password: PASSWORD });
const find = (token: string, host = '1.test') => aCaller(server, host).call('staff.invitation.find', { token });

describe('the list of staff (A28)', () => {
  test('says names, roles by shop, state and when they were here, and counts them', async () => {
    const role = await aRole(['staff.action.list']);
    const { id, name } = await aColleague([{ role: role.name, cid: '12' }, { role: role.name }]);
    const [before] = dataOf<{ list: unknown[] }>(await owner.call('staff.account.list', { words: name.toUpperCase() })).list;
    expect(before).toMatchObject({
      id,
      name,
      nick: '',
      isDisabled: false,
      hasFactor: false,
      seenAt: null,
      roles: [
        { roleId: role.id, role: role.name, cid: '0' },
        { roleId: role.id, role: role.name, cid: '12' },
      ],
    });
    const colleague = callerOf(await logIn(name));
    await colleague.call('staff.account.setNick', { nick: '仓库老张' });
    const found = dataOf<{ list: { seenAt: number }[]; total: number }>(await owner.call('staff.account.list', { words: '老张' }));
    expect(found).toMatchObject({ total: 1, hasMore: false, list: [{ id, nick: '仓库老张', seenAt: expect.any(Number) }] });
    expect(await owner.call('staff.account.list', { roleId: role.id, cid: '11' })).toMatchObject({ data: { total: 1 } });
  });

  test('finds by state and shop, newest first when asked', async () => {
    const role = await aRole(['staff.action.list']);
    const [one, two] = [await aColleague([{ role: role.name, cid: '12' }]), await aColleague([{ role: role.name, cid: '11' }])];
    await owner.call('staff.account.disable', { id: two.id });
    const ids = async (input: object) =>
      dataOf<{ list: { id: string }[] }>(await owner.call('staff.account.list', { roleId: role.id, ...input })).list.map(({ id }) => id);
    expect(await ids({ sort: 'newest' })).toEqual([two.id, one.id]);
    expect(await ids({ cid: '12' })).toEqual([one.id]);
    expect(await ids({ state: 'DISABLED' })).toEqual([two.id]);
    expect(await ids({ state: 'OPEN' })).toEqual([one.id]);
  });
});

describe('roles of others (A27)', () => {
  test('are set as a whole, noted with before and after; nobody changes their own', async () => {
    const [a, b] = [await aRole(['staff.action.list']), await aRole(['staff.role.list'])];
    const { id } = await aColleague([{ role: a.name }]);
    expect(await owner.call('staff.account.setRoles', { id, roles: [{ role: b.name, cid: '11' }] })).toMatchObject({
      data: { roles: [{ role: b.name, cid: '11' }] },
    });
    const [line] = dataOf<{ list: { before: unknown; after: unknown }[] }>(
      await owner.call('staff.action.list', { subjectId: id, call: 'staff.account.setRoles' }),
    ).list;
    expect(line).toMatchObject({ before: { roles: [{ role: a.name, cid: '0' }] }, after: { roles: [{ role: b.name, cid: '11' }] } });
    const me = dataOf<{ id: string }>(await owner.call('staff.account.me', {}));
    expect(await owner.call('staff.account.setRoles', { id: me.id, roles: [] })).toMatchObject({ code: BAD });
    expect(await owner.call('staff.account.setRoles', { id, roles: [{ role: 'no such role' }] })).toMatchObject({ code: BAD });
    expect(await owner.call('staff.account.setRoles', { id, roles: [{ role: b.name, cid: '21' }] })).toMatchObject({ code: BAD });
  });

  test('that the caller does not hold are neither given nor taken; beside them others can be', async () => {
    const manager = as(await aStaffToken(mall, '1', ['staff.*']));
    const [strong, weak] = [await aRole(['trade.*']), await aRole(['staff.action.list'])];
    const { id } = await aColleague([{ role: strong.name }]);
    expect(await manager.call('staff.account.setRoles', { id, roles: [] })).toMatchObject({ code: REFUSED });
    expect(
      await manager.call('staff.account.setRoles', { id, roles: [{ role: strong.name }, { role: strong.name, cid: '11' }] }),
    ).toMatchObject({
      code: REFUSED,
    });
    expect(await manager.call('staff.account.setRoles', { id, roles: [{ role: strong.name }, { role: weak.name }] })).toMatchObject({
      code: 0,
    });
  });

  test('are listed with how many hold them, and removed when nobody does or is to', async () => {
    const role = await aRole(['staff.action.list']);
    const { id } = await aColleague([
      { role: role.name, cid: '11' },
      { role: role.name, cid: '12' },
    ]);
    const { id: invitation } = await invite({ roles: [{ role: role.name }] });
    const listed = async () => dataOf<{ id: string }[]>(await owner.call('staff.role.list', {})).find((one) => one.id === role.id);
    expect(await listed()).toMatchObject({ name: role.name, permissions: ['staff.action.list'], refundCapFen: null, holders: 2 });
    expect(await owner.call('staff.role.remove', { id: role.id })).toMatchObject({ code: IN_USE, data: { holders: 2 } });
    await owner.call('staff.account.setRoles', { id, roles: [] });
    expect(await owner.call('staff.role.remove', { id: role.id })).toMatchObject({ code: IN_USE, data: { holders: 1 } });
    await owner.call('staff.invitation.revoke', { id: invitation });
    const weak = as(await aStaffToken(mall, '1', ['staff.role.remove']));
    expect(await weak.call('staff.role.remove', { id: role.id })).toMatchObject({ code: REFUSED });
    expect(await owner.call('staff.role.remove', { id: role.id })).toMatchObject({ code: 0 });
    expect(await listed()).toBeUndefined();
  });

  test('can hold what the table of calls says, and nothing of one’s own', async () => {
    const groups = dataOf<{ module: string; calls: { name: string; scope: string; isGuarded: boolean }[] }[]>(
      await owner.call('staff.permission.list', {}),
    );
    const calls = groups.flatMap((group) => group.calls);
    expect(calls.find(({ name }) => name === 'trade.order.ship')).toMatchObject({ scope: 'shop' });
    expect(calls.find(({ name }) => name === 'staff.role.set')).toMatchObject({ scope: 'merchant', isGuarded: true });
    expect(calls.some(({ name }) => name === 'staff.account.me')).toBe(false);
    expect(groups.every(({ module, calls }) => calls.every(({ name }) => name.startsWith(`${module}.`)))).toBe(true);
  });
});

describe('an invitation', () => {
  test('becomes an account with its roles when the invited chooses a password, once', async () => {
    const role = await aRole(['staff.role.list']);
    const { token, name, id } = await invite({ roles: [{ role: role.name }] });
    expect(await logIn(name)).toMatchObject({ code: WRONG });
    expect(await find(token)).toMatchObject({ data: { merchantName: '甲', name, nick: '小王', isOpen: true } });
    const login = await accept(token);
    expect(login).toMatchObject({ code: 0, data: { token: expect.stringMatching(/^1-s/) } });
    expect(await callerOf(login).call('staff.account.me', {})).toMatchObject({
      data: { name, nick: '小王', grants: [{ cid: '0', permissions: ['staff.role.list'] }] },
    });
    expect(await accept(token)).toMatchObject({ code: OVER });
    expect(await find(token)).toMatchObject({ data: { isOpen: false } });
    expect(await logIn(name)).toMatchObject({ code: 0 });
    const listed = dataOf<{ list: { id: string }[] }>(await owner.call('staff.invitation.list', {})).list.find((one) => one.id === id);
    expect(listed).toMatchObject({ state: 'ACCEPTED', invitedBy: 'owner', roles: [{ role: role.name, cid: '0' }] });
  });

  test('is over after 72 hours, when it is taken back, replaced, or its maker is gone', async () => {
    const revoked = await invite();
    expect(await owner.call('staff.invitation.revoke', { id: revoked.id })).toMatchObject({ code: 0 });
    expect(await owner.call('staff.invitation.revoke', { id: revoked.id })).toMatchObject({ code: GONE });
    expect(await accept(revoked.token)).toMatchObject({ code: OVER });

    const first = await invite();
    const second = await invite({ name: first.name });
    expect(await accept(first.token)).toMatchObject({ code: OVER });
    expect(await accept(second.token)).toMatchObject({ code: 0 });
    expect((await invite({ name: first.name })).reply).toMatchObject({ code: BAD, data: ['name'] });

    const role = await aRole(['staff.invitation.create']);
    const maker = await aColleague([{ role: role.name }]);
    const third = await invite({}, callerOf(await logIn(maker.name)));
    await owner.call('staff.account.disable', { id: maker.id });
    expect(await accept(third.token)).toMatchObject({ code: OVER });

    const late = await invite();
    await mall.moveClock('72 hours');
    expect(await find(late.token)).toMatchObject({ data: { isOpen: false } });
    expect(await accept(late.token)).toMatchObject({ code: OVER });
    owner = callerOf(await logIn('owner'));
    expect(await owner.call('staff.invitation.list', { state: 'OPEN' })).toMatchObject({ data: { total: 0, list: [] } });
    await mall.moveClock('31 days');
    for (const task of staffModule.cleanupTasks) await runCleanup(mall.pod, task);
    expect(await mall.sql('select from staff.invitation')).toEqual([]);
    owner = callerOf(await logIn('owner'));
  });

  test('gives nothing its maker does not hold, and is nobody’s at another merchant', async () => {
    const strong = await aRole(['trade.*']);
    const manager = as(await aStaffToken(mall, '1', ['staff.*']));
    expect((await invite({ roles: [{ role: strong.name }] }, manager)).reply).toMatchObject({ code: REFUSED });
    const { token } = await invite();
    expect(await find(token, '2.test')).toMatchObject({ code: GONE });
    expect(await accept(token, '2.test')).toMatchObject({ code: GONE });
  });

  test('is stored as a hash alone', async () => {
    const { token, id } = await invite();
    const texts = await mall.sql<{ text: string }>(
      `select i::text as text from staff.invitation i where id = $1 union all select a::text from staff.action a where subject_id = $1`,
      [id],
    );
    expect(texts).toHaveLength(2);
    expect(texts.filter(({ text }) => text.includes(token) || text.includes(token.slice(4)))).toEqual([]);
  });
});

describe('passwords and sessions', () => {
  test('one’s own changes with the old one; other sessions end', async () => {
    const { name } = await aColleague();
    const [here, there] = [callerOf(await logIn(name)), callerOf(await logIn(name))];
    const next = `${PASSWORD} two`;
    expect(await here.call('staff.account.changePassword', { oldPassword: 'wrong', password: next })).toMatchObject({ code: WRONG });
    expect(await here.call('staff.account.changePassword', { oldPassword: PASSWORD, password: next })).toMatchObject({
      data: { endedSessions: 1 },
    });
    expect(await here.call('staff.account.me', {})).toMatchObject({ code: 0 });
    expect(await there.call('staff.account.me', {})).toMatchObject({ code: 10020 });
    expect(await logIn(name)).toMatchObject({ code: WRONG });
    expect(await logIn(name, next)).toMatchObject({ code: 0 });
  });

  test('of another is set by who could give their roles, ends their sessions and is no way up', async () => {
    const strong = await aRole(['trade.*']);
    const [weak, mighty] = [await aColleague(), await aColleague([{ role: strong.name, cid: '11' }])];
    const manager = as(await aStaffToken(mall, '1', ['staff.*']));
    const caller = callerOf(await logIn(weak.name));
    const password = `${PASSWORD} three`;
    expect(await manager.call('staff.account.setPassword', { id: mighty.id, password })).toMatchObject({ code: REFUSED });
    expect(await logIn(mighty.name)).toMatchObject({ code: 0 });
    expect(await manager.call('staff.account.setPassword', { id: weak.id, password })).toMatchObject({ data: { endedSessions: 1 } });
    expect(await caller.call('staff.account.me', {})).toMatchObject({ code: 10020 });
    expect(await logIn(weak.name, password)).toMatchObject({ code: 0 });
  });

  test('an account that was disabled is opened again by who could give its roles', async () => {
    const strong = await aRole(['trade.*']);
    const { id, name } = await aColleague([{ role: strong.name }]);
    await owner.call('staff.account.disable', { id });
    expect(await logIn(name)).toMatchObject({ code: WRONG });
    const manager = as(await aStaffToken(mall, '1', ['staff.*']));
    expect(await manager.call('staff.account.enable', { id })).toMatchObject({ code: REFUSED });
    expect(await owner.call('staff.account.enable', { id })).toMatchObject({ code: 0 });
    expect(await logIn(name)).toMatchObject({ code: 0 });
  });

  test('sessions are seen and ended: one’s own, and of others by who manages staff', async () => {
    const { id, name } = await aColleague();
    const [here, there] = [callerOf(await logIn(name)), callerOf(await logIn(name))];
    type Session = { id: string; isCurrent: boolean; address: string | null };
    const sessions = dataOf<Session[]>(await here.call('staff.session.list', {}));
    expect(sessions.map(({ isCurrent }) => isCurrent)).toEqual([false, true]);
    expect(sessions.every(({ address }) => address !== null)).toBe(true);
    expect(dataOf<Session[]>(await owner.call('staff.account.sessionList', { id }))).toHaveLength(2);
    expect(await here.call('staff.session.end', { id: sessions[0]?.id ?? '' })).toMatchObject({ code: 0 });
    expect(await there.call('staff.account.me', {})).toMatchObject({ code: 10020 });
    const mine = dataOf<Session[]>(await owner.call('staff.session.list', {}))[0]?.id ?? '';
    expect(await here.call('staff.session.end', { id: mine })).toMatchObject({ code: GONE });
    expect(await owner.call('staff.account.me', {})).toMatchObject({ code: 0 });
    expect(await owner.call('staff.account.endSessions', { id })).toMatchObject({ data: { endedSessions: 1 } });
    expect(await here.call('staff.account.me', {})).toMatchObject({ code: 10020 });
  });
});
