import { describe, expect, test } from 'vitest';
import type { OpenLine, Promotion } from '../pricing.types.ts';
import { reduceByCoupon } from './coupon.rules.ts';
import { reduceFirstOrder } from './first-order.rules.ts';
import { reduceFully } from './full-reduction.rules.ts';
import { discountLines } from './limited-discount.rules.ts';
import { priceForMember } from './member-price.rules.ts';
import { priceSets } from './n-for-price.rules.ts';

/** A line per [unit price, pieces]; the first is SKU 1. */
const lines = (...wanted: readonly (readonly [unitFen: number, quantity: number])[]): OpenLine[] =>
  wanted.map(([unitFen, quantity], at) => ({
    cid: '1',
    skuId: `${at + 1}`,
    goodsId: '1',
    categoryId: '1',
    quantity,
    unitFen,
    leftFen: unitFen * quantity,
    reductions: [],
  }));

const facts = { id: '1', cid: '1', name: '', scope: {} };
type Terms<Kind extends Promotion['kind']> = Omit<Extract<Promotion, { kind: Kind }>, 'kind' | keyof typeof facts>;

describe('limited discount', () => {
  test.each([
    ['a piece at 80 %', lines([1_000, 1]), 80, [200]],
    ['each piece is rounded, so three cost three times one', lines([3_990, 3]), 88, [479 * 3]],
    ['half a fen rounds up the price', lines([25, 2]), 90, [2 * 2]],
    ['one fen stays one fen', lines([1, 5]), 90, [0]],
  ])('%s', (_, basket, percent, shares) => {
    expect(discountLines(basket, { ...facts, kind: 'LIMITED_DISCOUNT', percent }).shares).toEqual(shares);
  });
});

describe('member price', () => {
  test('is a price per piece of the SKUs that have one, and never above the list', () => {
    const unitFenOfSku = new Map([
      ['1', 800],
      ['2', 2_500],
    ]);
    const offer = { ...facts, kind: 'MEMBER_PRICE', unitFenOfSku } as const;
    expect(priceForMember(lines([1_000, 2], [2_000, 1], [3_000, 1]), offer).shares).toEqual([400, 0, 0]);
  });
});

describe('N pieces for a price', () => {
  const sets = (basket: OpenLine[], terms: Terms<'N_FOR_PRICE'>) => priceSets(basket, { ...facts, kind: 'N_FOR_PRICE', ...terms });

  test.each([
    ['three of one SKU', lines([1_000, 3]), { pieces: 3, priceFen: 2_500 }, [500]],
    ['the fourth piece is at list price', lines([1_000, 4]), { pieces: 3, priceFen: 2_500 }, [500]],
    ['the dearest pieces make the set', lines([1_000, 2], [3_000, 1], [500, 2]), { pieces: 3, priceFen: 2_000 }, [1_200, 1_800, 0]],
    ['as many sets as there are', lines([1_000, 7]), { pieces: 3, priceFen: 2_500 }, [1_000]],
    ['not more sets than allowed', lines([1_000, 9]), { pieces: 3, priceFen: 2_500, maxSets: 2 }, [1_000]],
    ['a set that costs as much as its pieces is none', lines([2_000, 2], [1_000, 2]), { pieces: 2, priceFen: 2_000 }, [2_000, 0]],
    // 499 sets of two at 200, one of 200 + 100, 499 of two at 100: 149,850 off, by what the pieces of each cost.
    ['hundreds of pieces', lines([200, 999], [100, 999]), { pieces: 2, priceFen: 150 }, [99_900, 49_950]],
  ])('%s', (_, basket, terms, shares) => {
    expect(sets(basket, terms).shares).toEqual(shares);
  });

  test('says so when pieces are missing', () => {
    expect(sets(lines([1_000, 2]), { pieces: 3, priceFen: 1 })).toEqual({ shares: [0], missing: {} });
  });
});

describe('full reduction', () => {
  const tiers = [
    { fromFen: 10_000, minusFen: 1_000 },
    { fromFen: 20_000, minusFen: 3_000 },
  ];
  const reduce = (basket: OpenLine[], reduction: Terms<'FULL_REDUCTION'>['reduction']) =>
    reduceFully(basket, { ...facts, kind: 'FULL_REDUCTION', reduction });

  test.each([
    ['the tier reached', lines([10_000, 1]), [1_000]],
    ['the highest tier reached, shared', lines([15_000, 1], [5_000, 2]), [1_800, 1_200]],
    ['99.99 is not 100', lines([9_999, 1]), [0]],
  ])('%s', (_, basket, shares) => {
    expect(reduce(basket, { by: 'TIERS', tiers }).shares).toEqual(shares);
  });

  test('tells what the lowest tier lacks', () => {
    expect(reduce(lines([9_950, 1]), { by: 'TIERS', tiers: tiers.toReversed() }).missing).toEqual({ thresholdFen: 10_000, missingFen: 50 });
  });

  test.each([
    ['every 100 minus 10', 29_999, 2_000],
    ['not more than the cap', 90_000, 5_000],
    ['nothing below the first', 9_999, 0],
  ])('%s', (_, unitFen, off) => {
    expect(reduce(lines([unitFen, 1]), { by: 'EVERY', everyFen: 10_000, minusFen: 1_000, capFen: 5_000 }).shares).toEqual([off]);
  });

  test('is never more than the lines cost', () => {
    expect(reduce(lines([100, 1]), { by: 'EVERY', everyFen: 10, minusFen: 50, capFen: 5_000 }).shares).toEqual([100]);
  });
});

describe('first order', () => {
  test.each([
    ['takes its amount off', 5_000, 1_000, {}],
    ['takes no more than there is', 600, 600, {}],
    ['waits for its threshold', 499, 0, { missing: { thresholdFen: 500, missingFen: 1 } }],
  ])('%s', (_, unitFen, off, missing) => {
    const offer = { ...facts, kind: 'FIRST_ORDER', fromFen: 500, minusFen: 1_000 } as const;
    expect(reduceFirstOrder(lines([unitFen, 1]), offer)).toEqual({ shares: [off], ...missing });
  });
});

describe('coupon', () => {
  const use = (basket: OpenLine[], terms: Terms<'COUPON'>) => reduceByCoupon(basket, { ...facts, kind: 'COUPON', ...terms }).shares;
  const amount = (minusFen: number) => ({ by: 'AMOUNT', minusFen }) as const;

  test.each([
    ['10 off three lines of 10 are 3.34, 3.33 and 3.33', lines([1_000, 1], [1_000, 1], [1_000, 1]), 0, amount(1_000), [334, 333, 333]],
    ['quantities count', lines([1_000, 3], [1_000, 1]), 0, amount(1_000), [750, 250]],
    ['worth more than the goods: they cost nothing', lines([300, 1], [200, 1]), 0, amount(9_900), [300, 200]],
    ['below its threshold', lines([999, 1]), 1_000, amount(100), [0]],
    ['at its threshold', lines([1_000, 1]), 1_000, amount(100), [100]],
    ['a percentage, rounded down', lines([999, 1]), 0, { by: 'PERCENT', percentOff: 10, capFen: 5_000 } as const, [99]],
    ['a percentage up to its cap', lines([99_900, 1]), 0, { by: 'PERCENT', percentOff: 10, capFen: 5_000 } as const, [5_000]],
  ])('%s', (_, basket, fromFen, worth, shares) => {
    expect(use(basket, { fromFen, worth })).toEqual(shares);
  });
});
