import { describe, expect, test } from 'vitest';
import { aLine, lots, promotionOf } from './kind.fixture.ts';
import { nForPrice } from './n-for-price.ts';

const take = (terms: Parameters<typeof promotionOf<'N_FOR_PRICE'>>[1], ...wanted: readonly (readonly [number, number])[]) =>
  nForPrice.take(promotionOf('N_FOR_PRICE', terms), lots(...wanted));

describe('N_FOR_PRICE (spec 2.3, 402)', () => {
  test.each([
    ['three of one SKU', { pieces: 3, priceFen: 2_500 }, [[1_000, 3]], [[3, 500]]],
    ['the fourth piece is left', { pieces: 3, priceFen: 2_500 }, [[1_000, 4]], [[3, 500]]],
    [
      'the dearest pieces make the set',
      { pieces: 3, priceFen: 2_000 },
      [
        [1_000, 2],
        [3_000, 1],
        [500, 2],
      ],
      [
        [2, 1_200],
        [1, 1_800],
        [0, 0],
      ],
    ],
    [
      'of two equal ones the smaller SKU',
      { pieces: 2, priceFen: 1_500 },
      [
        [1_000, 1],
        [1_000, 2],
      ],
      [
        [1, 250],
        [1, 250],
      ],
    ],
    ['as many sets as there are', { pieces: 3, priceFen: 2_500 }, [[1_000, 7]], [[6, 1_000]]],
    ['not more sets than allowed', { pieces: 3, priceFen: 2_500, maxSets: 2 }, [[1_000, 9]], [[6, 1_000]]],
    ['not more pieces than the member may have', { pieces: 3, priceFen: 2_500, maxPieces: 5 }, [[1_000, 9]], [[3, 500]]],
    [
      'a set that costs as much as its pieces is none',
      { pieces: 2, priceFen: 2_000 },
      [
        [2_000, 2],
        [1_000, 2],
      ],
      [
        [2, 2_000],
        [0, 0],
      ],
    ],
    [
      'hundreds of pieces',
      { pieces: 2, priceFen: 150 },
      [
        [200, 999],
        [100, 999],
      ],
      [
        [999, 99_900],
        [999, 49_950],
      ],
    ],
  ] as const)('%s', (_, terms, wanted, taken) => {
    expect(take(terms, ...wanted)).toEqual(taken.map(([pieces, offFen]) => ({ pieces, offFen })));
  });

  test.each([
    ['says how many pieces are missing', { pieces: 3, priceFen: 1 }, [[1_000, 2]], { code: 'MISSING', missingPieces: 1 }],
    ['is not taken when no set saves', { pieces: 2, priceFen: 2_000 }, [[1_000, 2]], { code: 'BETTER_WITHOUT' }],
  ] as const)('%s', (_, terms, wanted, reason) => {
    expect(take(terms, ...wanted)).toEqual(reason);
  });

  test('is automatic and leaves goods alone that refuse promotions', () => {
    expect(nForPrice).toMatchObject({ kind: 'N_FOR_PRICE', isChosen: false, group: 'price', pick: 'all' });
    expect(nForPrice.meets).toEqual(['reduction', 'first-order', 'coupon', 'freight']);
    expect([nForPrice.touches(aLine(1)), nForPrice.touches(aLine(1, { noPromotions: true }))]).toEqual([true, false]);
    expect(nForPrice.activityType(promotionOf('N_FOR_PRICE', { pieces: 1, priceFen: 1 }))).toBe(402);
  });
});
