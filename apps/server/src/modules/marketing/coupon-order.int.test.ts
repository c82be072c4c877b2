import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { memberEvents } from '#events/member';
import { tradeEvents } from '#events/trade';
import { inTx } from '#platform/ctx';
import { emitter } from '#platform/events/emitter';
import { aCouponHouse, ask, type CouponHouse, type CouponMember } from '../../../test/builders/coupon-house.ts';
import { giveBackCoupons, lockCoupons, releaseCoupons, useCoupons } from './index.ts';

let house: CouponHouse;
beforeAll(async () => {
  house = await aCouponHouse();
});
afterAll(() => house.close());

interface Held extends CouponMember {
  readonly couponId: string;
}
async function aHolder(changes?: Parameters<CouponHouse['coupon']>[0]): Promise<Held> {
  const [member, id] = [await house.member(), await house.coupon(changes)];
  return { ...member, couponId: await house.claimed(member, id) };
}
const work = (does: Parameters<typeof inTx<ReturnType<CouponHouse['mall']['ctx']>, void>>[1]) => inTx(house.mall.ctx('1'), does);
const lock = ({ memberId }: Pick<Held, 'memberId'>, couponId: string, orderId: string) =>
  work((ctx) => lockCoupons(ctx, { memberId, tradeId: orderId, locks: [{ couponId, orderId }] }));
const unfit = (...couponIds: string[]) => ({ failure: 'COUPON_UNFIT', data: { couponIds } });
const rowOf = async (id: string) =>
  (
    await house.mall.sql<{ state: string; order_id: string | null; left: number }>(
      `select state, order_id, extract(epoch from ends_at - platform.now())::float8 / 86400 as left from marketing.coupon where id = $1`,
      [id],
    )
  )[0];
const endIn = (id: string, interval: string) =>
  house.mall.sql(
    `update marketing.coupon set starts_at = platform.now() - interval '90 days', ends_at = platform.now() + $2::interval where id = $1`,
    [id, interval],
  );
let order = 500;
const anOrder = () => {
  order += 1;
  return String(order);
};

describe('what an order does with a coupon (rules 3, 5)', () => {
  test('placed it locks it, and no other order gets it; paid it is used', async () => {
    const [holder, orderId] = [await aHolder(), anOrder()];
    await lock(holder, holder.couponId, orderId);
    expect((await house.ownOf(holder.call)).list).toMatchObject([{ id: holder.couponId, state: 'LOCKED', orderId }]);
    await expect(lock(holder, holder.couponId, anOrder())).rejects.toMatchObject(unfit(holder.couponId));
    await work((ctx) => useCoupons(ctx, [orderId, anOrder()]));
    await work((ctx) => useCoupons(ctx, [orderId]));
    await work((ctx) => releaseCoupons(ctx, [orderId]));
    expect((await house.ownOf(holder.call, 'USED')).list).toMatchObject([{ id: holder.couponId, state: 'USED', orderId }]);
  });

  test('several lock all or none, and the refusal names the others', async () => {
    const [holder, stranger] = [await aHolder(), await aHolder()];
    const [first, second] = [anOrder(), anOrder()];
    const locks = [
      { couponId: holder.couponId, orderId: first },
      { couponId: stranger.couponId, orderId: second },
    ];
    const locking = work((ctx) => lockCoupons(ctx, { memberId: holder.memberId, tradeId: first, locks }));
    await expect(locking).rejects.toMatchObject(unfit(stranger.couponId));
    expect((await rowOf(holder.couponId))?.state).toBe('UNUSED');
  });

  test.each([
    ['is over', `ends_at = platform.now() - interval '1 second'`],
    ['has not begun', `starts_at = platform.now() + interval '1 minute'`],
  ])('one that %s is not locked', async (_, change) => {
    const holder = await aHolder();
    await house.mall.sql(`update marketing.coupon set starts_at = platform.now() - interval '1 day' where id = $1`, [holder.couponId]);
    await house.mall.sql(`update marketing.coupon set ${change} where id = $1`, [holder.couponId]);
    await expect(lock(holder, holder.couponId, anOrder())).rejects.toMatchObject(unfit(holder.couponId));
  });

  test('closed unpaid it is free again, or over', async () => {
    for (const [interval, state] of [
      ['1 day', 'UNUSED'],
      ['-1 minute', 'EXPIRED'],
    ] as const) {
      const [holder, orderId] = [await aHolder(), anOrder()];
      await lock(holder, holder.couponId, orderId);
      await endIn(holder.couponId, interval);
      await work((ctx) => releaseCoupons(ctx, [orderId]));
      await work((ctx) => releaseCoupons(ctx, [orderId]));
      expect(await rowOf(holder.couponId)).toMatchObject({ state, order_id: null });
    }
  });

  test.each([
    ['2 days', true, 'UNUSED', [1.9, 2.1]],
    ['-6 days', true, 'UNUSED', [3, 4]],
    ['-8 days', true, 'EXPIRED', [-8.1, -7.9]],
    ['2 days', false, 'USED', [1.9, 2.1]],
  ] as const)('refunded as a whole %s before its end, given back %s: %s', async (interval, isGivenBack, state, [least, most]) => {
    const [holder, orderId] = [await aHolder({ isGivenBack }), anOrder()];
    await lock(holder, holder.couponId, orderId);
    await work((ctx) => useCoupons(ctx, [orderId]));
    await endIn(holder.couponId, interval);
    await work((ctx) => giveBackCoupons(ctx, orderId));
    const row = await rowOf(holder.couponId);
    expect(row?.state).toBe(state);
    expect(row?.left).toBeGreaterThan(least);
    expect(row?.left).toBeLessThan(most);
  });
});

describe('the end of a coupon (rules 5)', () => {
  test('past it is expired: at once for its member, soon in the books', async () => {
    const holder = await aHolder();
    await endIn(holder.couponId, '-1 second');
    expect([(await house.ownOf(holder.call)).list, (await house.ownOf(holder.call)).counts.expired]).toEqual([[], 1]);
    expect((await house.ownOf(holder.call, 'EXPIRED')).list).toMatchObject([{ id: holder.couponId, state: 'EXPIRED' }]);
    await house.runDueTask('marketing.expire-coupons');
    expect((await rowOf(holder.couponId))?.state).toBe('EXPIRED');
  });

  test('is told once, three days before, and not of one that is used', async () => {
    const [holder, user] = [await aHolder({ name: '快到期', cids: ['11'] }), await aHolder()];
    const orderId = anOrder();
    await lock(user, user.couponId, orderId);
    await house.mall.sql(`update marketing.coupon set remind_at = platform.now() where id in ($1, $2)`, [holder.couponId, user.couponId]);
    for (let round = 0; round < 2; round += 1) await house.runDueTask('marketing.remind-of-coupons');
    expect(await house.mall.sql(`select payload from platform.outbox where name = 'marketing.coupon.ending'`)).toEqual([
      {
        payload: {
          memberId: holder.memberId,
          couponId: holder.couponId,
          name: '快到期',
          endsAt: expect.stringMatching(/T15:59:59\.999Z$/),
          cid: '11',
        },
      },
    ]);
  });
});

describe('what members are and do (rules 5)', () => {
  const emitTrade = emitter('trade', tradeEvents);
  const emitMember = emitter('member', memberEvents);

  test('who has paid an order is new no more, and the figures know what the coupon took off', async () => {
    const fresh = await house.coupon({ audience: 'NEW' });
    const [holder, orderId] = [await aHolder(), anOrder()];
    await lock(holder, holder.couponId, orderId);
    await work((ctx) => useCoupons(ctx, [orderId]));
    const promotions = [{ kind: 'COUPON', id: holder.couponId, offFen: 1_500 }];
    const { memberId } = holder;
    await work((ctx) => emitTrade(ctx, 'trade.order.paid', { orderId, memberId, cid: '11', payableFen: 8_400, promotions, lines: [] }));
    await house.deliver();
    expect((await house.cardOf(holder.call, fresh)).claimState).toBe('NOT_FOR_YOU');
    const [used] = (await house.ownOf(holder.call, 'USED')).list;
    const figures = await ask(house.staff, 'marketing.coupon.figures', { id: used?.templateId ?? '' });
    expect(figures).toMatchObject({ claimed: 1, unused: 0, locked: 0, used: 1, expired: 0, reducedFen: 1_500, soldFen: 8_400 });
    expect(figures.days).toHaveLength(30);
    expect(figures.days.at(-1)).toMatchObject({ claimed: 1, used: 1 });
  });

  test('coupons of an account that joins another follow it, as far as one person may have them', async () => {
    const [account, other] = [await house.member(), await house.member()];
    const [one, both] = [await house.coupon(), await house.coupon({ perMember: 2 })];
    const surplus = await house.claimed(account, one);
    const follows = await house.claimed(account, both);
    await house.claimed(other, one);
    await house.claimed(other, both);
    await work((ctx) => emitMember(ctx, 'member.account.joined', { memberId: account.memberId, joinedId: other.memberId }));
    await house.deliver();
    expect((await house.ownOf(other.call)).list.map(({ id }) => id)).toContain(follows);
    expect((await house.ownOf(other.call)).counts).toMatchObject({ unused: 3, expired: 1 });
    expect((await rowOf(surplus))?.state).toBe('VOID');
    expect((await house.receive(other.call, both)).code).toBe('100071');
    expect(await house.mall.sql('select from marketing.coupon where member_id = $1', [account.memberId])).toEqual([]);
  });

  test('who has left uses nothing more, has shared nothing, and is named nowhere', async () => {
    const [leaver, friend] = [await aHolder(), await house.member()];
    const id = await house.coupon();
    await friend.call('marketing.coupon.multipleReceive', { cid: '11', ids: [id], sharerId: leaver.memberId });
    await house.mall.sql('insert into marketing.coupon_named (mid, template_id, member_id) values (1, $1, $2)', [id, leaver.memberId]);
    await work((ctx) => emitMember(ctx, 'member.account.erased', { memberId: leaver.memberId }));
    await house.deliver();
    expect((await rowOf(leaver.couponId))?.state).toBe('VOID');
    expect(await house.mall.sql('select sharer_id from marketing.coupon where template_id = $1', [id])).toEqual([{ sharer_id: null }]);
    expect(await house.mall.sql('select from marketing.coupon_named where member_id = $1', [leaver.memberId])).toEqual([]);
  });
});
