import fc from 'fast-check';
import type { CouponInput } from './coupon.ts';
import { liveScopeOf, type PlannedGoods } from './live-scopes.ts';

/** What is written of a coupon; whoever buys has claimed it. */
export type LiveCoupon = Pick<CouponInput, 'cids' | 'worth' | 'fromFen' | 'scope' | 'isAlone'>;

const amount = fc.integer({ min: 1, max: 6_000 });

export function aLiveCoupon(sold: readonly PlannedGoods[], cids: readonly string[]): fc.Arbitrary<LiveCoupon> {
  const scope = liveScopeOf(sold);
  const frame = {
    cids: fc.oneof(fc.constant<string[]>([]), fc.subarray([...cids], { minLength: 1 })),
    fromFen: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 15_000 })),
    isAlone: fc.boolean(),
  };
  const goods = fc.subarray(
    sold.map(({ goodsId }) => goodsId),
    { minLength: 1, maxLength: 4 },
  );
  return fc.oneof(
    fc.record({ ...frame, scope, worth: amount.map((minusFen) => ({ by: 'AMOUNT' as const, minusFen })) }),
    fc.record({
      ...frame,
      scope,
      worth: fc.record({ by: fc.constant('PERCENT' as const), percentOff: fc.integer({ min: 1, max: 90 }), capFen: amount }),
    }),
    fc.record({ ...frame, scope, worth: fc.option(amount).map((capFen) => ({ by: 'FREIGHT' as const, capFen })) }),
    // An exchange names its goods.
    fc.record({
      ...frame,
      scope: goods.map((goodsIds) => ({ by: 'GOODS' as const, goodsIds, categoryIds: [], exceptGoodsIds: [] })),
      worth: fc.integer({ min: 0, max: 2_000 }).map((priceFen) => ({ by: 'EXCHANGE' as const, priceFen })),
    }),
  );
}
