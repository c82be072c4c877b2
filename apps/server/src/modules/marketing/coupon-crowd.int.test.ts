import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTx } from '#platform/ctx';
import { aCouponHouse, type CouponHouse } from '../../../test/builders/coupon-house.ts';
import { lockCoupons } from './index.ts';

let house: CouponHouse;
beforeAll(async () => {
  house = await aCouponHouse();
});
afterAll(() => house.close());

const CROWD = 30;
const crowd = <T>(work: (nth: number) => Promise<T>) => Promise.all(Array.from({ length: CROWD }, (_, nth) => work(nth)));
const countOf = async (id: string) =>
  (
    await house.mall.sql<{ claimed: number; held: number }>(
      `select claimed, (select count(*)::int from marketing.coupon c where c.template_id = t.id) as held from marketing.coupon_template t where id = $1`,
      [id],
    )
  )[0];

describe('thirty at once (rules 5)', () => {
  test('of ten that are left ten get one', async () => {
    const id = await house.coupon({ total: 10 });
    const members = await crowd(() => house.member());
    const answers = await crowd((nth) => house.receive(members[nth]?.call ?? house.visitor, id));
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(10);
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([0, '100070']));
    expect(await countOf(id)).toEqual({ claimed: 10, held: 10 });
    expect(await house.mall.sql('select from marketing.coupon_claim_count where template_id = $1', [id])).toHaveLength(10);
  });

  test('one member who may have one gets one', async () => {
    const id = await house.coupon({ total: 100 });
    const { call } = await house.member();
    const answers = await crowd(() => house.receive(call, id));
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([0, 100111]));
    expect(await countOf(id)).toEqual({ claimed: 1, held: 1 });
  });

  test('many of them in whichever order wait for nobody for ever', async () => {
    const ids = [await house.coupon(), await house.coupon(), await house.coupon()];
    const members = await crowd(() => house.member());
    const answers = await crowd((nth) => house.receive(members[nth]?.call ?? house.visitor, ...(nth % 2 === 0 ? ids : ids.toReversed())));
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([0]));
    for (const id of ids) expect(await countOf(id)).toEqual({ claimed: CROWD, held: CROWD });
  });

  test('one coupon is locked by one of thirty orders', async () => {
    const member = await house.member();
    const couponId = await house.claimed(member, await house.coupon());
    const locked = await crowd((nth) =>
      inTx(house.mall.ctx('1'), (ctx) =>
        lockCoupons(ctx, { memberId: member.memberId, tradeId: `${900 + nth}`, locks: [{ couponId, orderId: `${900 + nth}` }] }),
      ).then(
        () => 'locked',
        (refused: { failure?: string }) => refused.failure,
      ),
    );
    expect(locked.filter((one) => one === 'locked')).toHaveLength(1);
    expect(new Set(locked)).toEqual(new Set(['locked', 'COUPON_UNFIT']));
  });
});
