import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ensureOwner } from '#modules/staff';
import type { HttpServer } from '#platform/http/http-server';
import { anApi } from '../../../test/builders/api.ts';
import { aCaller, type Reply, type TestCaller } from '../../../test/builders/caller.ts';
import { aMerchant } from '../../../test/builders/merchant.ts';
import { aStaffToken } from '../../../test/builders/populated-mall.ts';
import { type TestMall, testMall } from '../../../test/test-mall.ts';

const PASSWORD = 'correct horse battery';
const COMPULSORY = '602004';
let mall: TestMall;
let server: HttpServer;
let owner: TestCaller;

beforeAll(async () => {
  mall = await testMall();
  for (const mid of ['1', '2'])
    await aMerchant(mall, { mid, name: '甲', cids: [`${mid}1`], hosts: { [`${mid}.test`]: mid }, goods: ['苹果'] });
  server = anApi(mall);
  await ensureOwner(mall.ctx('1'), { name: 'owner', password: PASSWORD });
  owner = callerOf(await logIn('owner'));
});
afterAll(async () => {
  await server.close();
  await mall.close();
});

const logIn = (name: string, password = PASSWORD): Promise<Reply> =>
  aCaller(server, '1.test').call('staff.account.login', { name, password });
const callerOf = ({ data }: Reply): TestCaller => aCaller(server, '1.test', { token: (data as { token: string }).token });
const as = (token: string, host: string) => aCaller(server, host, { token });
const dataOf = <T>({ data }: Reply): T => data as T;
async function aColleague(): Promise<{ id: string; name: string }> {
  const name = 'colleague';
  return { name, ...dataOf<{ id: string }>(await owner.call('staff.account.create', { name, password: PASSWORD })) };
}

describe('the audit log (A28)', () => {
  test('is filtered by person, call, subject, outcome and dates, with a count and the person’s nick', async () => {
    const { id, name } = await aColleague();
    const caller = callerOf(await logIn(name));
    await caller.call('staff.account.setNick', { nick: '=危险()' });
    await logIn(name, 'wrong password');
    const lines = async (input: object) =>
      dataOf<{ total: number; list: { call: string; nick: string; at: number }[] }>(
        await owner.call('staff.action.list', { staffId: id, ...input }),
      );
    expect((await lines({})).list.map(({ call }) => call)).toEqual(['staff.account.login', 'staff.account.setNick', 'staff.account.login']);
    expect(await lines({ outcome: 'refused' })).toMatchObject({ total: 1, list: [{ nick: '=危险()' }] });
    const set = await lines({ call: 'staff.account.setNick' });
    expect(set.total).toBe(1);
    const at = set.list[0]?.at ?? 0;
    expect((await lines({ from: at, until: at + 1 })).list.map(({ call }) => call)).toContain('staff.account.setNick');
    expect((await lines({ until: at })).total).toBe(1);

    const sheet = dataOf<{ csv: string; lines: number; isCut: boolean }>(await owner.call('staff.action.export', { staffId: id }));
    expect(sheet).toMatchObject({ lines: 3, isCut: false });
    expect(sheet.csv).toContain(`"'=危险()"`);
  });

  test.each([
    ['staff', 'staff_id = 7', 'action_staff'],
    ['call', "call = 'x'", 'action_call'],
    ['subject', 'subject_id = 7', 'action_subject'],
    ['outcome', "outcome = 'alert' and outcome <> 'done'", 'action_outcome'],
    ['nothing', 'true', 'action_at'],
  ])('by %s is read from the end of an index', async (_by, filter, index) => {
    const lines = `select mid, 1000 + n, id, 'call ' || n % 50, platform.now() - n * interval '1 second', 'done', n % 100
                     from staff.account, generate_series(1, 4000) n where name = 'owner'`;
    await mall.sql(`insert into staff.action (mid, id, staff_id, call, at, outcome, subject_id) ${lines} on conflict do nothing`);
    await mall.sql('analyze staff.action');
    const plan = await mall.sql<{ 'QUERY PLAN': string }>(
      `explain select id from staff.action where mid = 1 and ${filter} order by at desc, id desc limit 20`,
    );
    const text = plan.map((line) => line['QUERY PLAN']).join('\n');
    expect(text).toContain(index);
    expect(text).not.toContain('Sort');
  });
});

describe('a compulsory second factor (A27)', () => {
  test('is asked of whoever may give roles, passwords or invitations', async () => {
    await mall.sql('insert into staff.setting (mid, is_factor_compulsory) values (2, true) on conflict (mid) do nothing');
    const guarded = ['setRoles', 'setPassword', 'enable', 'endSessions'].map((call) => `staff.account.${call}`);
    for (const permission of [...guarded, 'staff.invitation.create', 'staff.role.remove']) {
      const caller = as(await aStaffToken(mall, '2', [permission, 'staff.account.list']), '2.test');
      expect(await caller.call('staff.account.list', {}), permission).toMatchObject({ code: COMPULSORY });
    }
    const reader = as(await aStaffToken(mall, '2', ['staff.account.list']), '2.test');
    expect(await reader.call('staff.account.list', {})).toMatchObject({ code: 0, data: { list: expect.any(Array) } });
  });
});
