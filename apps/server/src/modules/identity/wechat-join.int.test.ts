import { failures } from '@qianpu/contract/failure';
import type { OutputOf } from '@qianpu/contract/types';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { Delivery } from '#platform/events/delivery';
import { createLog } from '#platform/log';
import { aCaller, logIn, type TestCaller } from '../../../test/builders/caller.ts';
import { aMessengerMall, detailOf, isIn, type MessengerMall } from '../../../test/builders/messenger-mall.ts';
import { aRound } from '../../../test/builders/messenger-shopper.ts';
import { aStaffToken } from '../../../test/builders/populated-mall.ts';
import { openCtx } from '../../../test/fixtures/probe-events.ts';
import { subscribers } from '../../app/modules.ts';

let house: MessengerMall;
let people = 0;
/** Somebody nobody here has seen. */
let person: string;
beforeAll(async () => {
  house = await aMessengerMall();
});
beforeEach(() => {
  person = `p${people++}`;
});
afterEach(() => house.simulator.plan({}));
afterAll(() => house.close());

const anAddress = ({ caller }: { caller: TestCaller }, street: string) =>
  caller.call('member.address.add', { name: '林知夏', phone: '13800000001', regionCode: '110105', street, isDefault: false, point: null });

describe('a phone that another account has (spec 7.5, M13)', () => {
  test('joins the account without phone and orders to it: logins, addresses and sessions follow', async () => {
    const phone = await house.phoneOf(person);
    const known = await logIn(house.server, 'one.test', house.simulator, phone);
    const [shopper, other] = [await house.byMini(person), await house.byMini(person)];
    await anAddress(shopper, '望京街道 9 号');
    const { code, data } = await house.bindByMini(shopper, person);
    const { login, endedSessions } = data as OutputOf<'member.phone.updateByMini'>;
    expect([code, login?.user.id, endedSessions]).toEqual([0, known.memberId, 1]);
    const joined = { token: login?.token ?? '', caller: aCaller(house.server, 'one.test', { token: login?.token ?? '' }) };
    expect([await isIn(joined), await isIn(known), await isIn(shopper), await isIn(other)]).toEqual([true, true, false, false]);
    expect(await house.payerOf(joined.token)).toEqual({ app: house.own.mini.appId, open: await house.openIdOf(house.own.mini, person) });
    expect((await joined.caller.call('member.address.pageList', { pageNum: 1, pageSize: 10 })).data).toMatchObject({
      list: [{ street: '望京街道 9 号', isDefault: true }],
    });
    // By whichever app, the person is this member from now on.
    for (const again of [await house.byMini(person), await house.byPage(person)])
      expect([again.code, again.user.id]).toEqual([0, known.memberId]);
  });

  test('by a code as well as by the messenger', async () => {
    const phone = await house.phoneOf(person);
    const known = await logIn(house.server, 'one.test', house.simulator, phone);
    await house.mall.moveClock('61 seconds');
    const { data } = await house.bindByCode(await house.byPage(person), phone);
    expect((data as OutputOf<'member.phone.setWithCode'>).login?.user.id).toBe(known.memberId);
  });

  test('keeps 20 addresses and the default that was there', async () => {
    const known = await logIn(house.server, 'one.test', house.simulator, await house.phoneOf(person));
    for (let nth = 0; nth < 19; nth += 1) await anAddress(known, `旧 ${nth}`);
    const shopper = await house.byMini(person);
    for (const street of ['新 1', '新 2']) await anAddress(shopper, street);
    await house.bindByMini(shopper, person);
    const { data } = await known.caller.call('member.address.pageList', { pageNum: 1, pageSize: 50 });
    const { list } = data as { list: { street: string; isDefault: boolean }[] };
    expect(list).toHaveLength(20);
    expect(list.filter(({ isDefault }) => isDefault).map(({ street }) => street)).toEqual(['旧 0']);
  });

  test('brings cart, favourites, footprints and messages along, as far as there is room', async () => {
    const { mall } = house;
    const { pod, engines } = mall;
    const log = createLog('test', 'silent');
    const delivery = new Delivery({ pod, subscribers, openCtx: openCtx(pod, engines, log), log });
    onTestFinished(() => delivery.close());
    const [goodsId = '', skuId = ''] = [house.merchant.goodsIds[0], house.merchant.skuIds[0]];
    const known = await logIn(house.server, 'one.test', house.simulator, await house.phoneOf(person));
    const shopper = await house.byMini(person);
    await mall.sql(
      'insert into cart.line (mid, member_id, cid, sku_id, goods_id, quantity, added_at) values (1, $1, 11, $2, $3, 2, platform.now())',
      [shopper.user.id, skuId, goodsId],
    );
    for (const name of ['behaviour.favourite.add', 'behaviour.footprint.add'] as const)
      await shopper.caller.call(name, { cid: '11', goodsId, goodsIds: [goodsId] });
    for (const [n, [memberId, ref]] of [
      [shopper.user.id, 1],
      [shopper.user.id, 2],
      [known.memberId, 2],
    ].entries())
      await mall.sql(
        `insert into inbox.message (mid, id, member_id, kind, ref, data, created_at)
         values (1, $1::bigint + $4, $2, 'COUPON_ENDING', $3, '{"name":"券","endsAt":0}', platform.now())`,
        [known.memberId, memberId, ref, n],
      );
    await house.bindByMini(shopper, person);
    const held = (memberId: string) =>
      mall.sql(
        `select (select sum(quantity)::int from cart.line where member_id = $1) as pieces,
                (select favourites::int from behaviour.keeper where member_id = $1) as favourites,
                (select count(*)::int from behaviour.favourite where member_id = $1) as kept,
                (select count(*)::int from behaviour.footprint where member_id = $1) as seen,
                (select count(*)::int from inbox.message where member_id = $1) as told`,
        [memberId],
      );
    await vi.waitFor(async () => expect(await held(known.memberId)).toEqual([{ pieces: 2, favourites: 1, kept: 1, seen: 1, told: 2 }]), {
      timeout: 10_000,
    });
    expect(await held(shopper.user.id)).toEqual([{ pieces: null, favourites: 0, kept: 0, seen: 0, told: 0 }]);
  });

  test('is refused once there is an order (601004), or another phone (601011)', async () => {
    await logIn(house.server, 'one.test', house.simulator, await house.phoneOf(person));
    const buyer = await house.byMini(person);
    await house.mall.sql('update member.account set has_traded = true where id = $1', [buyer.user.id]);
    expect(await house.bindByMini(buyer, person)).toMatchObject({ code: failures.PHONE_TAKEN.code });
    const bound = await house.byMini(`${person}b`);
    await house.bindByMini(bound, `${person}b`);
    expect(await house.bindByMini(bound, person)).toMatchObject({ code: failures.STEP_UP_NEEDED.code });
    expect([await isIn(buyer), await isIn(bound)]).toEqual([true, true]);
  });

  test('of a member who is forbidden to log in opens nothing, and joins nobody', async () => {
    const known = await logIn(house.server, 'one.test', house.simulator, await house.phoneOf(person));
    const staff = aCaller(house.server, 'one.test', { token: await aStaffToken(house.mall, '1', ['member.*']) });
    await staff.call('member.login.forbid', { id: known.memberId });
    const shopper = await house.byMini(person);
    expect(await house.bindByMini(shopper, person)).toMatchObject({ code: failures.LOGIN_FORBIDDEN.code });
    expect(await isIn(shopper)).toBe(true);
    await staff.call('member.login.forbid', { id: shopper.user.id });
    // By another app neither.
    for (const refused of [await house.byMini(person), await house.byPage(person)])
      expect(refused.code).toBe(failures.LOGIN_FORBIDDEN.code);
  });
});

describe('who pays (rules 7.1)', () => {
  test('is asked silently in a session opened by a code, and becomes no way in', async () => {
    const member = await logIn(house.server, 'one.test', house.simulator, await house.phoneOf(person));
    const round = await aRound(house.visitor());
    const code = await house.simulator.messenger.code({ appId: house.own.page.appId, person, use: 'page', scope: 'snsapi_base' });
    const openId = await house.openIdOf(house.own.page, person);
    expect(await member.caller.call('member.openPlatform.getOpenId', { channelInfoId: 2, code, ...round })).toMatchObject({
      code: 0,
      data: { openId },
    });
    expect(await house.payerOf(member.token)).toEqual({ app: house.own.page.appId, open: openId });
    expect((await detailOf(member.caller)).channelAuthInfoViews).toEqual([]);
    expect((await house.byPage(person)).user.id).not.toBe(member.memberId);
  });
});
