import { failures } from '@qianpu/contract/failure';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTx } from '#platform/ctx';
import { aCoupon, aDraft } from '../../../test/builders/coupon.ts';
import { aCouponHouse, ask, type CouponHouse } from '../../../test/builders/coupon-house.ts';
import { aStaffToken } from '../../../test/builders/populated-mall.ts';
import { asCaller } from '../../../test/builders/shopper.ts';
import { listClaimable, listWallet } from './index.ts';

let house: CouponHouse;
beforeAll(async () => {
  house = await aCouponHouse();
});
afterAll(() => house.close());

const HOUR_MS = 3_600_000;

describe('claiming coupons (spec 7.6, 8)', () => {
  test("gives each its own terms and period, and shows it among the member's", async () => {
    const id = await house.coupon({ name: '新品 8 折', worth: { by: 'PERCENT', percentOff: 20, capFen: 5_000 }, cids: ['11'] });
    const { call } = await house.member();
    expect((await house.cardOf(house.visitor, id)).claimState).toBe('CLAIMABLE');
    expect((await house.receive(call, id)).data).toEqual([{ id, result: 'GOT', couponId: expect.any(String) }]);
    const { list, counts } = await house.ownOf(call);
    expect(list).toMatchObject([
      { name: '新品 8 折', activityType: 405, shopNames: ['甲 11'], templateId: id, state: 'UNUSED', fromFen: 9_900, orderId: null },
    ]);
    expect(new Date((list[0]?.endsAt ?? 0) + 8 * HOUR_MS).toISOString()).toMatch(/T23:59:59\.999Z$/);
    expect(counts).toEqual({ unused: 1, used: 0, expired: 0, endingSoon: 0 });
    expect(await house.cardOf(call, id)).toMatchObject({ claimState: 'CLAIMED', couponId: list[0]?.id });
    expect(await house.cardOf(house.visitor, id)).toMatchObject({ claimState: 'CLAIMABLE', couponId: null });
  });

  test('one refused does not undo the others', async () => {
    const [good, gone] = [await house.coupon(), await house.coupon({ total: 1 })];
    await house.receive((await house.member()).call, gone);
    expect((await house.receive((await house.member()).call, gone, good, '999')).data).toEqual([
      { id: gone, result: 'SOLD_OUT', couponId: null },
      { id: good, result: 'GOT', couponId: expect.any(String) },
      { id: '999', result: 'OVER', couponId: null },
    ]);
  });

  test('a single refused one answers by the code of the specification, in its type', async () => {
    const { call } = await house.member();
    const gone = await house.coupon({ total: 1 });
    await house.receive((await house.member()).call, gone);
    expect((await house.receive(call, gone)).code).toBe('100070');
    const two = await house.coupon({ perMember: 2 });
    await house.receive(call, two);
    await house.receive(call, two);
    expect((await house.receive(call, two)).code).toBe('100071');
    expect((await house.receive(call, await house.coupon({ audience: 'NAMED' }))).code).toBe('100072');
    const one = await house.coupon();
    await house.receive(call, one);
    expect((await house.receive(call, one)).code).toBe(100111);
    expect((await house.receive(call, '999')).code).toBe(failures.NOT_FOUND.code);
    expect((await house.ownOf(call)).counts.unused).toBe(3);
  });

  test('asked twice with one key it is one coupon', async () => {
    const { call } = await house.member();
    const input = { cid: '11', ids: [await house.coupon({ perMember: 9 })] };
    const [first, again] = [
      await call('marketing.coupon.multipleReceive', input, 'the-same-key'),
      await call('marketing.coupon.multipleReceive', input, 'the-same-key'),
    ];
    expect(again.data).toEqual(first.data);
    expect((await house.ownOf(call)).counts.unused).toBe(1);
  });

  test('a draft is nobody’s, a paused one waits, an ended one is over, a later one comes', async () => {
    const { call } = await house.member();
    const id = await house.coupon();
    await house.setState(id, 'PAUSED');
    expect((await house.cardOf(call, id)).claimState).toBe('PAUSED');
    expect((await house.receive(call, id)).code).toBe(failures.ACTIVITY_OVER.code);
    await house.setState(id, 'ON');
    expect((await house.receive(call, id)).code).toBe(0);
    await house.setState(id, 'ENDED');
    expect((await house.cardOf(house.visitor, id)).claimState).toBe('OVER');
    expect((await house.receive((await house.member()).call, id)).code).toBe(failures.ACTIVITY_OVER.code);
    const soon = await house.coupon({ claimFrom: Date.now() + HOUR_MS });
    expect((await house.cardOf(call, soon)).claimState).toBe('SOON');
    expect((await house.receive(call, soon)).code).toBe(failures.ACTIVITY_SOON.code);
    const past = await house.coupon({ claimTo: Date.now() - HOUR_MS });
    expect((await house.receive(call, past)).code).toBe(failures.ACTIVITY_OVER.code);
    const { id: draft } = await ask(house.staff, 'marketing.coupon.save', aDraft());
    expect((await house.visitor('marketing.coupon.detail', { cid: '11', id: draft })).code).toBe(failures.NOT_FOUND.code);
    expect((await house.receive(call, draft)).code).toBe(failures.NOT_FOUND.code);
  });

  test('so many on one day of Asia/Shanghai, and as many on the next', async () => {
    const id = await house.coupon({ total: 10, perDay: 2 });
    const claim = async () => (await house.receive((await house.member()).call, id)).code;
    expect([await claim(), await claim(), await claim()]).toEqual([0, 0, '100070']);
    expect((await house.cardOf((await house.member()).call, id)).claimState).toBe('SOLD_OUT');
    await house.mall.sql(`update marketing.coupon_template set claimed_on = claimed_on - 1 where id = $1`, [id]);
    expect([await claim(), await claim(), await claim()]).toEqual([0, 0, '100070']);
  });

  test("of another merchant is not there, for its members and its staff's eyes", async () => {
    const { mall, server } = house;
    const pears = { host: 'pears.test', mid: '2', cid: '22' };
    const theirs = asCaller(server, { ...pears, token: await aStaffToken(mall, '2', ['marketing.*']) });
    const id = await aCoupon(theirs);
    const { call } = await house.member();
    expect((await house.receive(call, id)).code).toBe(failures.NOT_FOUND.code);
    expect((await call('marketing.coupon.detail', { cid: '11', id })).code).toBe(failures.NOT_FOUND.code);
    expect((await house.staff('marketing.coupon.find', { id })).code).toBe(failures.NOT_FOUND.code);
    expect((await theirs('marketing.coupon.save', { ...aDraft(), cids: ['11'] })).code).toBe(failures.NOT_FOUND.code);
  });
});

describe('for whom a coupon is (rules 5)', () => {
  test('new is who has never paid an order of the merchant', async () => {
    const [fresh, buyer] = [await house.member(), await house.member()];
    await house.mall.sql('insert into marketing.first_paid (mid, member_id) values (1, $1)', [buyer.memberId]);
    const id = await house.coupon({ audience: 'NEW' });
    expect((await house.receive(fresh.call, id)).code).toBe(0);
    expect((await house.cardOf(buyer.call, id)).claimState).toBe('NOT_FOR_YOU');
    expect((await house.receive(buyer.call, id)).code).toBe('100072');
  });

  test('named are who staff name by phone; phones nobody has are told', async () => {
    const [named, other] = [await house.member(), await house.member()];
    const [row] = await house.mall.sql<{ phone: string }>('select phone from member.account where id = $1', [named.memberId]);
    const id = await house.coupon({ audience: 'NAMED' });
    const phones = [row?.phone ?? '', '19900000000'];
    expect(await ask(house.staff, 'marketing.coupon.nameMembers', { id, phones })).toEqual({ named: 1, unknown: ['19900000000'] });
    const centre = async (call: typeof other.call) =>
      (await ask(call, 'marketing.storeCoupon.list', { cid: '11', pageSize: 100 })).list.map((card) => card.id);
    expect([await centre(named.call), await centre(other.call), await centre(house.visitor)]).toEqual([
      expect.arrayContaining([id]),
      expect.not.arrayContaining([id]),
      expect.not.arrayContaining([id]),
    ]);
    expect([(await house.receive(named.call, id)).code, (await house.receive(other.call, id)).code]).toEqual([0, '100072']);
  });

  test('a shared link shows who shares it, masked, and the claim keeps who', async () => {
    const [sharer, friend] = [await house.member(), await house.member()];
    await house.mall.sql(`update member.account set nick_name = '爱吃荔枝' where id = $1`, [sharer.memberId]);
    const id = await house.coupon({ isShown: false });
    const link = { cid: '11', id, sharerId: sharer.memberId };
    for (const call of [house.visitor, friend.call])
      expect(await ask(call, 'marketing.coupon.spread', link)).toMatchObject({ id, sharer: { nickName: '爱***枝', headIcon: null } });
    expect(await ask(house.visitor, 'marketing.coupon.spread', { ...link, sharerId: '1' })).toMatchObject({ sharer: null });
    await friend.call('marketing.coupon.multipleReceive', { cid: '11', ids: [id], sharerId: sharer.memberId });
    await sharer.call('marketing.coupon.multipleReceive', { cid: '11', ids: [id], sharerId: sharer.memberId });
    expect(await house.mall.sql('select member_id, sharer_id from marketing.coupon where template_id = $1 order by id', [id])).toEqual([
      { member_id: friend.memberId, sharer_id: sharer.memberId },
      { member_id: sharer.memberId, sharer_id: null },
    ]);
  });
});

describe('lists of coupons (spec 7.6)', () => {
  test('the centre shows what is shown and not over: what can be had first, what is gone last', async () => {
    const { mall } = house;
    await mall.sql(`update marketing.coupon_template set is_shown = false`);
    const gone = await house.coupon({ total: 1 });
    await house.receive((await house.member()).call, gone);
    const soon = await house.coupon({ claimFrom: Date.now() + HOUR_MS });
    const [open, hidden] = [await house.coupon(), await house.coupon({ isShown: false })];
    await house.coupon({ claimTo: Date.now() - HOUR_MS });
    const { call } = await house.member();
    for (const who of [house.visitor, call]) {
      const { list, hasMore } = await ask(who, 'marketing.storeCoupon.list', { cid: '11', pageSize: 2 });
      expect([list.map(({ id }) => id), hasMore]).toEqual([[open, soon], true]);
      expect((await ask(who, 'marketing.storeCoupon.list', { cid: '11', pageSize: 2, pageNum: 2 })).list).toMatchObject([
        { id: gone, claimState: 'SOLD_OUT', claimedPercent: 100 },
      ]);
      expect((await ask(who, 'marketing.coupon.homePageList', { cid: '11' })).map(({ id }) => id)).toEqual([open, soon, gone]);
    }
    const named = await ask(call, 'marketing.coupon.homePageList', { cid: '11', ids: [hidden, '999', open] });
    expect(named.map(({ id }) => id)).toEqual([hidden, open]);
  });

  test('what can be claimed in some shops, and what a member could use, are one statement each', async () => {
    const { mall } = house;
    await mall.sql(`update marketing.coupon_template set is_shown = false`);
    const [mine, gone] = [await house.coupon({ cids: ['11'] }), await house.coupon({ total: 1 })];
    await house.coupon({ claimFrom: Date.now() + HOUR_MS });
    const member = await house.member();
    const couponId = await house.claimed(member, mine);
    await house.receive((await house.member()).call, gone);
    const actor = { kind: 'member', memberId: member.memberId, sessionId: member.sessionId } as const;
    const ctx = { ...mall.ctx('1'), actor };
    expect(await inTx(ctx, (ctx) => listClaimable(ctx, ['11', '12']))).toMatchObject([{ id: mine, claimState: 'CLAIMED', couponId }]);
    expect(await inTx(ctx, (ctx) => listClaimable(ctx, ['12']))).toEqual([]);
    expect(await listClaimable(mall.ctx('1'), ['11'])).toMatchObject([{ id: mine, claimState: 'CLAIMABLE', couponId: null }]);
    expect(await inTx(ctx, (ctx) => listWallet(ctx))).toMatchObject([{ id: couponId, templateId: mine, cids: ['11'], fromFen: 9_900 }]);
  });

  test('goods of a coupon: named ones, of categories with all below, or all, less what is excepted', async () => {
    const [first = '', second = ''] = house.apples.goodsIds;
    const scope = { by: 'GOODS' as const, goodsIds: [second], categoryIds: [], exceptGoodsIds: [] };
    const goodsOf = async (id: string, cid = '11') =>
      (await ask(house.visitor, 'marketing.coupon.goodsList', { cid, id })).list.map((goods) => goods.id);
    const named = await house.coupon({ scope, cids: ['11'] });
    expect(await goodsOf(named)).toEqual([second]);
    expect((await house.cardOf(house.visitor, named)).goods).toEqual([{ goodsId: second, picture: '1/goods.jpg', priceFen: 1_991 }]);
    const below = await house.mall.sql<{ id: string }>(
      `insert into catalog.category (mid, id, name, picture, position, parent_id, level) values (1, $1, '苹果', '1/all.png', 1, $2, 2) returning id`,
      [house.mall.newId(), house.apples.categoryId],
    );
    await house.mall.sql('update catalog.shelf set category_id = $2 where goods_id = $1', [first, below[0]?.id]);
    const byCategory = {
      ...scope,
      by: 'CATEGORIES' as const,
      goodsIds: [],
      categoryIds: [house.apples.categoryId],
      exceptGoodsIds: [second],
    };
    expect(await goodsOf(await house.coupon({ scope: byCategory }))).toEqual([first]);
    const all = { ...scope, by: 'ALL' as const, goodsIds: [], exceptGoodsIds: [first] };
    expect(await goodsOf(await house.coupon({ scope: all }))).toEqual([second]);
    expect(await goodsOf(named, '12')).toEqual([]);
  });
});
