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
const bar = ({ memberId }: TestMember) => staff.call('member.account.bar', { id: memberId });
const readmit = ({ memberId }: TestMember) => staff.call('member.account.readmit', { id: memberId });
const logOut = (member: TestMember) => as(member).call('member.session.logout', {});
const spoil = (set: string) => (member: TestMember) => house.mall.sql(`update member.${set} = $1`, [member.memberId]);

type Deed = (member: TestMember) => Promise<unknown>;
const { LOGIN_FORBIDDEN, LOGIN_INVALID } = failures;

/** TABLE of what became of a member, and what the token is answered then. */
const fates: readonly { fate: string; deeds: readonly Deed[]; code: string | number }[] = [
  { fate: 'nothing happened to', deeds: [], code: 0 },
  { fate: 'barred', deeds: [bar], code: LOGIN_FORBIDDEN.code },
  { fate: 'barred twice', deeds: [bar, bar], code: LOGIN_FORBIDDEN.code },
  { fate: 'barred and readmitted', deeds: [bar, readmit], code: LOGIN_INVALID.code },
  { fate: 'barred, readmitted and barred again', deeds: [bar, readmit, bar], code: LOGIN_INVALID.code },
  { fate: 'logged out and then barred', deeds: [logOut, bar], code: LOGIN_INVALID.code },
  {
    fate: 'forbidden to log in',
    deeds: [spoil('account set login_forbidden_at = platform.now() where id')],
    code: LOGIN_FORBIDDEN.code,
  },
  {
    fate: 'away for more than a week',
    deeds: [spoil("session set seen_at = platform.now() - interval '8 days' where member_id")],
    code: LOGIN_INVALID.code,
  },
  {
    fate: 'barred with a login that has run out',
    deeds: [bar, spoil('session set expires_at = platform.now() where member_id')],
    code: LOGIN_INVALID.code,
  },
];

describe('the token of a member (spec 2.6)', () => {
  test.each(fates)('who is $fate is answered $code at every call', async ({ deeds, code }) => {
    const member = await aMember(house.mall, '1');
    for (const deed of deeds) {
      // No two deeds of staff happen in the same instant.
      await house.mall.moveClock('1 second');
      await deed(member);
    }
    expect((await as(member).call('member.account.detail', {})).code).toBe(code);
    expect((await as(member).call('shop.institution.list', {})).code).toBe(code);
  });

  test('says nothing of a bar at another merchant', async () => {
    const member = await aMember(house.mall, '1');
    await bar(member);
    expect((await as(member, 'pears.test').call('member.account.detail', {})).code).toBe(LOGIN_INVALID.code);
  });
});

describe('asking whether one is barred (spec 7.4)', () => {
  test('is answered for oneself alone', async () => {
    const [member, other] = [await aMember(house.mall, '1'), await aMember(house.mall, '1')];
    await bar(other);
    const ask = (id: string) => as(member).call('member.barred.check', { cid: '11', id });
    expect(await ask(member.memberId)).toMatchObject({ code: 0, data: { isBarred: false } });
    expect((await ask(other.memberId)).code).toBe(failures.NOT_FOUND.code);
  });
});
