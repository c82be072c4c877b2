import { failures } from '@qianpu/contract/failure';
import type { OutputOf } from '@qianpu/contract/types';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runCleanup } from '#platform/cleanup/cleanup';
import { aCaller } from '../../../test/builders/caller.ts';
import { aMember, aPopulatedMall, aStaffToken, type PopulatedMall, type TestMember } from '../../../test/builders/populated-mall.ts';
import { identityModule } from './module.ts';

const appId = 'wx0123456789abcdef';

let house: PopulatedMall;
beforeAll(async () => {
  house = await aPopulatedMall();
});
afterAll(() => house.close());

const caller = (token?: string, host = 'apples.test') => aCaller(house.server, host, token ? { token } : {});
const issue = async ({ token }: TestMember) =>
  (await caller(token).call('member.ticket.issue', { appId })) as unknown as { code: unknown; data: OutputOf<'member.ticket.issue'> };
const redeem = (ticket: string, { as = appId, host = 'apples.test' } = {}) =>
  caller(undefined, host).call('member.ticket.redeem', { ticket, appId: as });
const aTicket = async (member: TestMember) => (await issue(member)).data.ticket;

describe('a ticket of a login (spec 2.4)', () => {
  test('opens a session of the same member in the mini program', async () => {
    const member = await aMember(house.mall, '1');
    const { data } = await issue(member);
    expect(data).toEqual({ ticket: expect.stringMatching(/^[\w-]{43}$/), expiresInSeconds: 60 });
    const { token, loginId, user } = (await redeem(data.ticket)).data as OutputOf<'member.ticket.redeem'>;
    expect(user.id).toBe(member.memberId);
    expect(token).not.toBe(member.token);
    const { data: sessions } = await caller(token).call('member.session.list', {});
    expect(sessions).toContainEqual(expect.objectContaining({ id: loginId, channel: 'mini', isCurrent: true }));
  });

  test('is good once', async () => {
    const ticket = await aTicket(await aMember(house.mall, '1'));
    expect(await redeem(ticket)).toMatchObject({ code: 0 });
    expect(await redeem(ticket)).toMatchObject({ code: failures.LOGIN_INVALID.code });
  });

  test('is good for a minute', async () => {
    const member = await aMember(house.mall, '1');
    const [early, late] = [await aTicket(member), await aTicket(member)];
    await house.mall.moveClock('55 seconds');
    expect(await redeem(early)).toMatchObject({ code: 0 });
    await house.mall.moveClock('6 seconds');
    expect(await redeem(late)).toMatchObject({ code: failures.LOGIN_INVALID.code });
  });

  test.each([
    ['another mini program', { as: 'wx0000000000000000' }],
    ['another merchant', { host: 'pears.test' }],
  ])('is not good for %s, and stays good for its own', async (_who, wrong) => {
    const ticket = await aTicket(await aMember(house.mall, '1'));
    expect(await redeem(ticket, wrong)).toMatchObject({ code: failures.LOGIN_INVALID.code });
    expect(await redeem(ticket)).toMatchObject({ code: 0 });
  });

  test('is kept as a hash only, and its answer is kept nowhere', async () => {
    const member = await aMember(house.mall, '1');
    const ticket = await aTicket(member);
    const [row] = await house.mall.sql<{ kept: string; replies: string }>(
      `select encode(ticket_hash, 'escape') as kept, (select coalesce(string_agg(reply::text, ''), '') from platform.idempotency) as replies
         from member.login_ticket where member_id = $1`,
      [member.memberId],
    );
    expect(row?.kept).not.toContain(ticket);
    expect(row?.replies).not.toContain(ticket);
  });

  test('of a member who is forbidden to log in says so, and what was taken stays taken when they may again', async () => {
    const member = await aMember(house.mall, '1');
    const ticket = await aTicket(member);
    const staff = caller(await aStaffToken(house.mall, '1', ['member.*']));
    await staff.call('member.login.forbid', { id: member.memberId });
    expect(await redeem(ticket)).toMatchObject({ code: failures.LOGIN_FORBIDDEN.code });
    await staff.call('member.login.allow', { id: member.memberId });
    expect(await redeem(ticket)).toMatchObject({ code: failures.LOGIN_INVALID.code });
  });

  test('is asked for ten times a minute at most', async () => {
    const member = await aMember(house.mall, '1');
    const requested = [];
    for (let nth = 0; nth < 11; nth += 1) requested.push((await issue(member)).code);
    expect(requested).toEqual([...Array(10).fill(0), failures.TOO_OFTEN.code]);
    await house.mall.moveClock('61 seconds');
    expect((await issue(member)).code).toBe(0);
  });

  test('is cleared away when it has run out, used or not', async () => {
    const member = await aMember(house.mall, '1');
    await redeem(await aTicket(member));
    await house.mall.moveClock('61 seconds');
    await aTicket(member);
    for (const task of identityModule.cleanupTasks) await runCleanup(house.mall.pod, task);
    const left = await house.mall.sql<{ member_id: string; used_at: Date | null }>('select member_id, used_at from member.login_ticket');
    expect(left).toEqual([{ member_id: member.memberId, used_at: null }]);
  });
});
