import { describe, expect, test } from 'vitest';
import { firstOrder } from './first-order.ts';
import { aLine, base, promotionOf } from './kind.fixture.ts';

const promotion = promotionOf('FIRST_ORDER', { fromFen: 500, minusFen: 1_000 });

describe('FIRST_ORDER', () => {
  test.each([
    ['from its threshold on', 500, 1_000, { code: 'TAKEN' }],
    ['not below', 499, 0, { code: 'MISSING', thresholdFen: 500, missingFen: 1, gainFen: 1_000 }],
  ])('takes its amount off %s', (_, leftFen, off, reason) => {
    expect(firstOrder.offFen(promotion, base(leftFen))).toBe(off);
    expect(firstOrder.describe(promotion, base(leftFen), 0)).toEqual(reason);
  });

  test('is one of the basket, may leave nothing to pay, and leaves goods alone that refuse promotions', () => {
    expect(firstOrder).toMatchObject({
      kind: 'FIRST_ORDER',
      isChosen: false,
      group: 'first-order',
      pick: 'one-of-basket',
      mayReachZero: true,
    });
    expect(firstOrder.meets).toEqual(['coupon', 'freight']);
    expect([firstOrder.touches(aLine(1)), firstOrder.touches(aLine(1, { noPromotions: true }))]).toEqual([true, false]);
    expect(firstOrder.activityType(promotion)).toBeUndefined();
  });
});
