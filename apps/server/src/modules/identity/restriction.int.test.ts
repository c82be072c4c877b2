import { failures } from '@qianpu/contract/failure';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aCaller } from '../../../test/builders/caller.ts';
import { aMember, aPopulatedMall, aStaffToken, type PopulatedMall, type TestMember } from '../../../test/builders/populated-mall.ts';

let house: PopulatedMall;
let staff: ReturnType<typeof aCaller>;
beforeAll(async () => {
  house = await aPopulatedMall();
  staff = aCaller(house.server, 'apples.test', { token: await aStaffToken(house.mall, '1', ['member.*']) });
});
afterAll(() => house.close());

const as = ({ token }: TestMember, host = 'apples.test') => aCaller(house.server, host, { token });
const forbid = ({ memberId }: TestMember) => staff.call('member.login.forbid', { id: memberId });
const allow = ({ memberId }: TestMember) => staff.call('member.login.allow', { id: memberId });
const bar = ({ memberId }: TestMember, cid?: string) => staff.call('member.account.bar', { id: memberId, ...(cid && { cid }) });
const readmit = ({ memberId }: TestMember, cid?: string) => staff.call('member.account.readmit', { id: memberId, ...(cid && { cid }) });
const logOut = (member: TestMember) => as(member).call('member.session.logout', {});
const spoil = (set: string) => (member: TestMember) => house.mall.sql(`update member.${set} = $1`, [member.memberId]);
const phoneOf = async ({ memberId }: TestMember) =>
  (await house.mall.sql<{ phone: string }>('select phone from member.account where id = $1', [memberId]))[0]?.phone ?? '';

type Deed = (member: TestMember) => Promise<unknown>;
const { LOGIN_FORBIDDEN, LOGIN_INVALID, FOREIGN_MERCHANT, NOT_FOUND } = failures;

/** TABLE of what became of a member, and what the token is answered then. */
const fates: readonly { fate: string; deeds: readonly Deed[]; code: string | number }[] = [
  { fate: 'nothing happened to', deeds: [], code: 0 },
  { fate: 'barred from every shop', deeds: [bar], code: 0 },
  { fate: 'forbidden', deeds: [forbid], code: LOGIN_FORBIDDEN.code },
  { fate: 'forbidden twice', deeds: [forbid, forbid], code: LOGIN_FORBIDDEN.code },
  { fate: 'forbidden and allowed', deeds: [forbid, allow], code: LOGIN_INVALID.code },
  { fate: 'forbidden, allowed and forbidden again', deeds: [forbid, allow, forbid], code: LOGIN_INVALID.code },
  { fate: 'logged out and then forbidden', deeds: [logOut, forbid], code: LOGIN_INVALID.code },
  {
    fate: 'barred by a process of the version before',
    deeds: [spoil('account set barred_at = platform.now() where id')],
    code: LOGIN_FORBIDDEN.code,
  },
  {
    fate: 'away for more than a week',
    deeds: [spoil("session set seen_at = platform.now() - interval '8 days' where member_id")],
    code: LOGIN_INVALID.code,
  },
  {
    fate: 'forbidden with a login that has run out',
    deeds: [forbid, spoil("session set expires_at = platform.now() - interval '1 second' where member_id")],
    code: LOGIN_INVALID.code,
  },
];

describe('the token of a member (spec 6)', () => {
  test.each(fates)('who is $fate is answered $code at every call', async ({ deeds, code }) => {
    const member = await aMember(house.mall, '1');
    for (const deed of deeds) {
      // No two deeds of staff happen in the same instant.
      await house.mall.moveClock('1 second');
      await deed(member);
    }
    expect((await as(member).call('member.account.detail', {})).code).toBe(code);
    expect((await as(member).call('shop.institution.list', {})).code).toBe(code);
    expect(await as(member).call('member.forbidLogin.check', {})).toMatchObject(
      code === LOGIN_INVALID.code ? { code } : { code: 0, data: { forbidLogin: code === LOGIN_FORBIDDEN.code } },
    );
  });

  test('says nothing of another merchant’s decision', async () => {
    const member = await aMember(house.mall, '1');
    await forbid(member);
    expect((await as(member, 'pears.test').call('member.account.detail', {})).code).toBe(LOGIN_INVALID.code);
  });
});

describe('whether one may log in (spec 7.5)', () => {
  test('nobody who brings no login is forbidden', async () => {
    expect(await aCaller(house.server, 'apples.test').call('member.forbidLogin.check', {})).toMatchObject({ data: { forbidLogin: false } });
  });

  test('who has left is forbidden for good, and staff cannot change it', async () => {
    const member = await aMember(house.mall, '1');
    await house.mall.sql(
      'update member.account set phone = null, erased_at = platform.now(), login_forbidden_at = platform.now() where id = $1',
      [member.memberId],
    );
    expect((await as(member).call('member.account.detail', {})).code).toBe(LOGIN_INVALID.code);
    for (const answer of [await allow(member), await forbid(member), await bar(member)]) expect(answer.code).toBe(NOT_FOUND.code);
  });
});

describe('asking whether one is barred (spec 7.4)', () => {
  const ask = (member: TestMember, cid: string, id = member.memberId) => as(member).call('member.barred.check', { cid, id });

  test('is answered for oneself alone', async () => {
    const [member, other] = [await aMember(house.mall, '1'), await aMember(house.mall, '1')];
    await bar(other);
    expect(await ask(member, '11')).toMatchObject({ code: 0, data: { isBarred: false } });
    expect((await ask(member, '11', other.memberId)).code).toBe(NOT_FOUND.code);
  });

  test.each([
    ['a bar of one shop', [(m: TestMember) => bar(m, '11')], [true, false]],
    ['a bar of the other', [(m: TestMember) => bar(m, '12')], [false, true]],
    ['a bar of every shop', [bar], [true, true]],
    ['a bar that was lifted', [(m: TestMember) => bar(m, '11'), (m: TestMember) => readmit(m, '11')], [false, false]],
    ['both, the one of every shop lifted', [bar, (m: TestMember) => bar(m, '12'), readmit], [false, true]],
  ] as const)('%s holds there', async (_what, deeds, [inFirst, inSecond]) => {
    await house.mall.sql(
      `insert into shop.organisation select (jsonb_populate_record(o, '{"cid": 12}')).* from shop.organisation o where mid = 1 and cid = 11
       on conflict do nothing`,
    );
    const member = await aMember(house.mall, '1');
    for (const deed of deeds) expect((await (deed as Deed)(member)) as object).toMatchObject({ code: 0 });
    expect(await ask(member, '11')).toMatchObject({ data: { isBarred: inFirst } });
    expect(await as(member).call('member.barred.check', { cid: '12' })).toMatchObject({ data: { isBarred: inSecond } });
    expect((await as(member).call('member.account.detail', {})).code).toBe(0);
  });
});

describe('staff', () => {
  test('of one shop bar and readmit there, and not in every shop', async () => {
    const member = await aMember(house.mall, '1');
    const local = aCaller(house.server, 'apples.test', { token: await aStaffToken(house.mall, '1', ['member.*'], '11') });
    const at = (cid?: string) => ({ id: member.memberId, ...(cid && { cid }) });
    expect((await local.call('member.account.bar', at('11'))).code).toBe(0);
    expect((await local.call('member.account.bar', at())).code).toBe(FOREIGN_MERCHANT.code);
    await bar(member);
    expect((await local.call('member.account.readmit', at())).code).toBe(FOREIGN_MERCHANT.code);
    expect((await local.call('member.account.readmit', at('11'))).code).toBe(0);
    expect((await local.call('member.login.forbid', at())).code).toBe(FOREIGN_MERCHANT.code);
    expect(await as(member).call('member.barred.check', { cid: '11', id: member.memberId })).toMatchObject({ data: { isBarred: true } });
  });

  test('cannot bar from a shop that is not the merchant’s', async () => {
    expect((await bar(await aMember(house.mall, '1'), '999')).code).toBe(NOT_FOUND.code);
  });

  test('find members by phone or number, and see who is barred and who may not log in; phones are masked', async () => {
    const [barred, forbidden, neither] = [await aMember(house.mall, '1'), await aMember(house.mall, '1'), await aMember(house.mall, '1')];
    await bar(barred, '11');
    await forbid(forbidden);
    const list = async (input: object) =>
      (await staff.call('member.restriction.list', input)).data as { list: { id: string; phone: string }[]; total: number };
    const ids = async (input: object) => (await list({ pageSize: 100, ...input })).list.map(({ id }) => id);
    expect(await ids({})).toEqual(expect.arrayContaining([barred.memberId, forbidden.memberId]));
    expect(await ids({})).not.toContain(neither.memberId);
    expect(await ids({ state: 'BARRED' })).toContain(barred.memberId);
    expect(await ids({ state: 'BARRED' })).not.toContain(forbidden.memberId);
    expect(await ids({ state: 'FORBIDDEN' })).toContain(forbidden.memberId);
    expect(await ids({ find: neither.memberId })).toEqual([neither.memberId]);
    expect(await ids({ find: 'nobody' })).toEqual([]);
    const phone = await phoneOf(barred);
    expect(await list({ find: phone })).toMatchObject({
      total: 1,
      list: [{ id: barred.memberId, phone: `${phone.slice(0, 3)}****${phone.slice(-4)}`, forbiddenAt: null, bars: [{ cid: '11' }] }],
    });
  });

  test('leave a line with the shop for each deed', async () => {
    const member = await aMember(house.mall, '1');
    for (const deed of [() => bar(member, '11'), () => bar(member), () => forbid(member)]) await deed();
    expect(await house.mall.sql(`select call, after from staff.action where subject_id = $1 order by id`, [member.memberId])).toMatchObject(
      [
        { call: 'member.account.bar', after: { cid: '11' } },
        { call: 'member.account.bar', after: { cid: null } },
        { call: 'member.login.forbid', after: null },
      ],
    );
  });
});
