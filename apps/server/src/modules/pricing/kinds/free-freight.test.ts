import { describe, expect, test } from 'vitest';
import { freeFreight } from './free-freight.ts';
import { aLine, base, promotionOf } from './kind.fixture.ts';

const capped = promotionOf('FREE_FREIGHT', { fromFen: 1_000, capFen: 600 });
const whole = promotionOf('FREE_FREIGHT', { fromFen: 0, capFen: null });

describe('FREE_FREIGHT', () => {
  test.each([
    ['its cap', capped, 1_000, 600],
    ['nothing below its threshold', capped, 999, 0],
    ['all without a cap', whole, 1, Number.POSITIVE_INFINITY],
  ])('takes off the freight: %s', (_, promotion, leftFen, off) => {
    expect(freeFreight.freightFen?.(promotion, base(leftFen))).toBe(off);
    expect(freeFreight.offFen(promotion, base(leftFen))).toBe(0);
  });

  test('tells what is missing, and what of the fee it would take', () => {
    expect(freeFreight.describe(capped, base(900), 800)).toEqual({ code: 'MISSING', thresholdFen: 1_000, missingFen: 100, gainFen: 600 });
    expect(freeFreight.describe(capped, base(900), 0)).toEqual({ code: 'MISSING', thresholdFen: 1_000, missingFen: 100 });
    expect(freeFreight.describe(whole, base(900), 800)).toEqual({ code: 'TAKEN' });
    expect([capped, whole].map((each) => freeFreight.mostFreightFen?.(each))).toEqual([600, Number.POSITIVE_INFINITY]);
  });

  test('is the best of a shop, the last of all, and leaves goods alone that refuse promotions', () => {
    expect(freeFreight).toMatchObject({ kind: 'FREE_FREIGHT', isChosen: false, group: 'freight', pick: 'best-of-shop', meets: [] });
    expect([freeFreight.touches(aLine(1)), freeFreight.touches(aLine(1, { noPromotions: true }))]).toEqual([true, false]);
    expect(freeFreight.activityType(whole)).toBeUndefined();
  });
});
