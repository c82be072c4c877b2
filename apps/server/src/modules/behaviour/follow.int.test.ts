import { failures } from '@qianpu/contract/failure';
import { type CallName, rows } from '@qianpu/contract/rows';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inTx } from '#platform/ctx';
import { aMember, aPopulatedMall, aStaffToken, type PopulatedMall, type TestMember } from '../../../test/builders/populated-mall.ts';
import { send } from '../../../test/call-table.ts';
import { refereeFindings } from '../../../test/referee-findings.ts';
import { joinKept } from './join-kept.ts';
import { eraseBehaviour, exportBehaviour } from './member-lock.repo.ts';

let house: PopulatedMall;
let member: TestMember;
let other: TestMember;

beforeAll(async () => {
  house = await aPopulatedMall();
  await house.mall.sql("insert into shop.organisation (mid, cid, name, square_logo, position) values (1, 12, '甲 12', '1/square.png', 1)");
});
afterAll(() => house.close());
beforeEach(async () => {
  await house.mall.sql('truncate behaviour.shop_follow, behaviour.shop_followers, behaviour.keeper');
  [member, other] = await Promise.all([aMember(house.mall, '1'), aMember(house.mall, '1')]);
});

const ask = async (name: CallName, input: object = {}, token = member.token) => {
  const { code, data } = await send(house.server, rows[name], input, house.from({ token }));
  return code === 0 || code === '200' ? data : { refused: code };
};
const refused = (name: keyof typeof failures) => ({ refused: failures[name].code });
const follow = (cid: string, { token } = member) => ask('behaviour.follow.add', { cid }, token);
const followers = (cid: string) => ask('behaviour.follow.count', { cid }, '');
const findings = async () => (await refereeFindings(house.mall)).filter(({ check }) => check === 'K1');

describe('following a shop (finding M1)', () => {
  test('counts once however often it is said, and is told to everybody', async () => {
    expect(await follow('11')).toEqual({ followers: 1 });
    expect(await follow('11')).toEqual({ followers: 1 });
    expect(await follow('11', other)).toEqual({ followers: 2 });
    expect(await ask('behaviour.follow.has', { cid: '11' })).toEqual({ isFollowing: true });
    expect(await ask('behaviour.follow.remove', { cid: '11' })).toEqual({ followers: 1 });
    expect(await ask('behaviour.follow.remove', { cid: '11' })).toEqual({ followers: 1 });
    expect(await ask('behaviour.follow.has', { cid: '11' })).toEqual({ isFollowing: false });
    await expect.poll(() => followers('11')).toEqual({ followers: 1 });
    expect(await findings()).toEqual([]);
  });

  test('lists the shops followed last first, with what a shopper knows them by; a closed one says so', async () => {
    await follow('11');
    await follow('12');
    expect(await ask('behaviour.follow.list', { pageSize: 1 })).toMatchObject({ list: [{ organizationId: '12' }], hasMore: true });
    await house.mall.sql("update shop.organisation set status = 'CLOSED' where mid = 1 and cid = 12");
    expect(await ask('behaviour.follow.list')).toMatchObject({
      list: [
        { organizationId: '12', status: 'CLOSED', followers: 1 },
        { organizationId: '11', status: 'OPEN' },
      ],
    });
    expect(await follow('12', other)).toEqual(refused('NOT_FOUND'));
    await house.mall.sql("update shop.organisation set status = 'OPEN' where mid = 1 and cid = 12");
  });

  test('is for shops of the merchant, and for members', async () => {
    expect(await follow('404')).toEqual(refused('NOT_FOUND'));
    expect(await ask('behaviour.follow.add', { cid: '11' }, '')).toEqual(refused('NOT_LOGGED_IN'));
  });

  test('ends at two hundred shops, and nothing is counted beyond', async () => {
    await house.mall.sql('insert into behaviour.keeper (mid, member_id, shops) values (1, $1, 200)', [member.memberId]);
    expect(await follow('11')).toEqual(refused('FOLLOWS_FULL'));
    expect(await followers('11')).toEqual({ followers: 0 });
    expect(await findings()).toEqual([]);
  });

  test('goes with the account into another: whom both follow counts one fewer', async () => {
    await Promise.all([follow('11'), follow('11', other)]);
    await follow('12');
    await inTx(house.mall.ctx('1'), (ctx) => joinKept(ctx, { memberId: member.memberId, joinedId: other.memberId }));
    expect(await findings()).toEqual([]);
    expect(await house.mall.sql('select cid, followers from behaviour.shop_followers order by cid')).toMatchObject([
      { followers: 1 },
      { followers: 1 },
    ]);
    const keepers = await house.mall.sql('select member_id::text, shops from behaviour.keeper');
    expect(new Map(keepers.map(({ member_id, shops }) => [member_id, shops]))).toEqual(
      new Map([
        [member.memberId, 0],
        [other.memberId, 2],
      ]),
    );
  });

  test('is handed out to the member, and ends when the member leaves', async () => {
    await follow('11');
    await follow('12');
    expect(await inTx(house.mall.ctx('1'), (ctx) => exportBehaviour(ctx, member.memberId))).toMatchObject({
      shops: [{ cid: '11' }, { cid: '12' }],
    });
    await inTx(house.mall.ctx('1'), (ctx) => eraseBehaviour(ctx, member.memberId));
    expect(await house.mall.sql('select * from behaviour.shop_follow')).toEqual([]);
    expect(await findings()).toEqual([]);
  });

  test('is told to staff shop by shop', async () => {
    await follow('11');
    const staff = await aStaffToken(house.mall, '1', ['behaviour.*']);
    expect(await ask('behaviour.follow.totals', {}, staff)).toEqual({
      list: expect.arrayContaining([
        { cid: '11', followers: 1 },
        { cid: '12', followers: 0 },
      ]),
    });
    expect(await ask('behaviour.follow.totals', { cid: '11' }, staff)).toEqual({ list: [{ cid: '11', followers: 1 }] });
  });
});
