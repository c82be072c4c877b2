import { describe, expect, test } from 'vitest';
import type { CouponWorth } from './coupon.ts';
import { coupon } from './coupon.ts';
import { aLine, base, promotionOf } from './kind.fixture.ts';

const of = (worth: CouponWorth, fromFen = 0) => promotionOf('COUPON', { fromFen, worth });
const amount = { by: 'AMOUNT', minusFen: 500 } as const;
const percent = { by: 'PERCENT', percentOff: 10, capFen: 5_000 } as const;
const freight = { by: 'FREIGHT', capFen: 800 } as const;
const exchange = { by: 'EXCHANGE', priceFen: 100 } as const;

describe('COUPON (spec 2.3, 405 and 406)', () => {
  test.each([
    ['an amount', of(amount), base(900), 500],
    ['at its threshold', of(amount, 900), base(900), 500],
    ['below its threshold', of(amount, 901), base(900), 0],
    ['a percentage, parts of a fen stay', of(percent), base(999), 99],
    ['a percentage up to its cap', of(percent), base(99_900), 5_000],
    ['the dearest piece for a price', of(exchange), base(900, 2, 600), 500],
    ['no piece that costs less than its price', of(exchange), base(90, 1), 0],
    ['nothing off the goods for freight', of(freight), base(900), 0],
  ])('takes off %s', (_, promotion, on, off) => {
    expect(coupon.offFen(promotion, on)).toBe(off);
  });

  test.each([
    ['its cap', of(freight), 900, 800],
    ['all of it without a cap', of({ by: 'FREIGHT', capFen: null }), 900, Number.POSITIVE_INFINITY],
    ['nothing below its threshold', of(freight, 901), 900, 0],
    ['nothing, if it is for goods', of(amount), 900, 0],
  ])('takes off the freight: %s', (_, promotion, leftFen, off) => {
    expect(coupon.freightFen?.(promotion, base(leftFen))).toBe(off);
  });

  test('knows the most it can take off the freight, and whether all comes off one piece', () => {
    expect([of(freight, 9), of(amount)].map((each) => coupon.mostFreightFen?.(each))).toEqual([800, 0]);
    expect([of(exchange), of(amount)].map((each) => coupon.isOffOnePiece?.(each))).toEqual([true, false]);
  });

  test.each([
    ['an amount', of(amount, 1_000), 500],
    ['a percentage of the threshold', of(percent, 1_000), 100],
    ['the fee', of({ by: 'FREIGHT', capFen: null }, 1_000), 700],
    ['the fee up to the cap', of({ by: 'FREIGHT', capFen: 300 }, 1_000), 300],
  ])('tells what it would give: %s', (_, promotion, gainFen) => {
    expect(coupon.describe(promotion, base(900), 700)).toEqual({ code: 'MISSING', thresholdFen: 1_000, missingFen: 100, gainFen });
    expect(coupon.describe(promotion, base(1_000), 700)).toEqual({ code: 'TAKEN' });
  });

  test('has its number by how many shops it is for', () => {
    expect(coupon.activityType(of(amount))).toBe(405);
    expect([[], ['1', '2']].map((cids) => coupon.activityType({ ...of(amount), cids }))).toEqual([406, 406]);
  });

  test('is one of a shop, may leave nothing to pay, and leaves goods alone that refuse promotions', () => {
    expect(coupon).toMatchObject({ kind: 'COUPON', isChosen: false, group: 'coupon', pick: 'one-of-shop', mayReachZero: true });
    expect(coupon.meets).toEqual(['freight']);
    expect([coupon.touches(aLine(1)), coupon.touches(aLine(1, { noPromotions: true }))]).toEqual([true, false]);
  });
});
