import { describe, expect, test } from 'vitest';
import type { FullReduction } from './full-reduction.ts';
import { fullReduction } from './full-reduction.ts';
import { aLine, base, promotionOf } from './kind.fixture.ts';

const of = (reduction: FullReduction['reduction']) => promotionOf('FULL_REDUCTION', { reduction });
const tiers = of({
  by: 'TIERS',
  measure: 'FEN',
  tiers: [
    { from: 20_000, percentOff: 15 },
    { from: 10_000, minusFen: 1_000 },
  ],
});
const pieces = of({
  by: 'TIERS',
  measure: 'PIECES',
  tiers: [
    { from: 2, minusFen: 500 },
    { from: 4, minusFen: 300, isFreightFree: true, grants: [{ name: 'points' }] },
  ],
});
const every = of({ by: 'EVERY', everyFen: 10_000, minusFen: 1_000, capFen: 2_500 });

describe('FULL_REDUCTION (spec 2.3, 403)', () => {
  test.each([
    ['99.99 is not 100', tiers, base(9_999), 0],
    ['the tier reached', tiers, base(10_000), 1_000],
    ['the highest tier reached, parts of a fen stay', tiers, base(20_009), 3_001],
    ['by pieces', pieces, base(100, 3), 500],
    ['the highest tier, also where it takes off less', pieces, base(100, 4), 300],
    ['by too few pieces', pieces, base(100, 1), 0],
    ['for every 100', every, base(29_999), 2_000],
    ['not more than its cap', every, base(90_000), 2_500],
    ['nothing below the first', every, base(9_999), 0],
  ])('%s', (_, promotion, on, off) => {
    expect(fullReduction.offFen(promotion, on)).toBe(off);
  });

  test.each([
    ['a lower tier that gives more', pieces, base(100, 9), 500],
    ['the tier reached', tiers, base(20_009), 3_001],
    ['nothing below the first tier', tiers, base(9_999), 0],
    ['for every 100', every, base(29_999), 2_000],
  ])('takes off at most: %s', (_, promotion, on, most) => {
    expect(fullReduction.mostFen?.(promotion, on)).toBe(most);
  });

  test('frees the freight and grants where the tier reached says so', () => {
    const [three, four] = [base(100, 3), base(100, 4)];
    expect([three, four].map((on) => fullReduction.freightFen?.(pieces, on))).toEqual([0, Number.POSITIVE_INFINITY]);
    expect([three, four].map((on) => fullReduction.grants?.(pieces, on))).toEqual([[], [{ name: 'points' }]]);
    expect(fullReduction.freightFen?.(every, four)).toBe(0);
    expect(fullReduction.grants?.(every, four)).toEqual([]);
    expect([pieces, tiers, every].map((each) => fullReduction.mostFreightFen?.(each))).toEqual([Number.POSITIVE_INFINITY, 0, 0]);
  });

  test.each([
    ['what the first tier lacks', tiers, base(9_950), { code: 'MISSING', thresholdFen: 10_000, missingFen: 50, gainFen: 1_000 }],
    ['the tier ahead', tiers, base(12_000), { code: 'TAKEN', thresholdFen: 20_000, missingFen: 8_000, gainFen: 3_000 }],
    ['nothing ahead of the last', tiers, base(20_000), { code: 'TAKEN' }],
    ['missing pieces', pieces, base(100, 1), { code: 'MISSING', missingPieces: 1, gainFen: 500 }],
    ['the next hundred', every, base(10_400), { code: 'TAKEN', thresholdFen: 20_000, missingFen: 9_600, gainFen: 2_000 }],
    ['nothing ahead of the cap', every, base(31_000), { code: 'TAKEN' }],
    ['below the first hundred', every, base(1), { code: 'MISSING', thresholdFen: 10_000, missingFen: 9_999, gainFen: 1_000 }],
  ])('tells %s', (_, promotion, on, reason) => {
    expect(fullReduction.describe(promotion, on, 0)).toEqual(reason);
  });

  test('is automatic, leaves a fen of each, and goods alone that refuse promotions', () => {
    expect(fullReduction).toMatchObject({ kind: 'FULL_REDUCTION', isChosen: false, group: 'reduction', pick: 'all', mayReachZero: false });
    expect(fullReduction.meets).toEqual(['first-order', 'coupon', 'freight']);
    expect([fullReduction.touches(aLine(1)), fullReduction.touches(aLine(1, { noPromotions: true }))]).toEqual([true, false]);
    expect(fullReduction.activityType(every)).toBe(403);
  });
});
