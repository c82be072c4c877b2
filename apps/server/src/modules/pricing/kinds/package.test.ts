import { describe, expect, test } from 'vitest';
import { aLine, lots, promotionOf } from './kind.fixture.ts';
import { packageOfGoods } from './package.ts';

const parts = [
  { skuId: '1', pieces: 1 },
  { skuId: '2', pieces: 2 },
];
const amount = (priceFen: number) => ({ by: 'AMOUNT', priceFen }) as const;

describe('PACKAGE (spec 2.3, 407)', () => {
  test.each([
    [
      'shared by what the pieces cost',
      { parts, sets: 1, price: amount(3_000) },
      [
        [2_000, 1],
        [1_000, 2],
      ],
      [
        [1, 500],
        [2, 500],
      ],
    ],
    [
      'as many sets as were asked for',
      { parts, sets: 1, price: amount(3_000) },
      [
        [2_000, 5],
        [1_000, 9],
      ],
      [
        [1, 500],
        [2, 500],
      ],
    ],
    [
      'as many sets as are complete',
      { parts, sets: 9, price: amount(3_000) },
      [
        [2_000, 5],
        [1_000, 5],
      ],
      [
        [2, 1_000],
        [4, 1_000],
      ],
    ],
    [
      'as many as the member may have',
      { parts, sets: 2, price: amount(3_000), maxPieces: 5 },
      [
        [2_000, 5],
        [1_000, 5],
      ],
      [
        [1, 500],
        [2, 500],
      ],
    ],
    [
      'a percentage of each piece, half a fen up',
      { parts, sets: 1, price: { by: 'PERCENT', percent: 90 } },
      [
        [25, 1],
        [1_000, 2],
      ],
      [
        [1, 2],
        [2, 200],
      ],
    ],
    [
      'taken also when it saves nothing',
      { parts, sets: 1, price: amount(9_000) },
      [
        [2_000, 1],
        [1_000, 2],
      ],
      [
        [1, 0],
        [2, 0],
      ],
    ],
  ] as const)('%s', (_, terms, wanted, taken) => {
    const made = packageOfGoods.take(promotionOf('PACKAGE', terms), lots(...wanted));
    expect(made).toEqual(taken.map(([pieces, offFen]) => ({ pieces, offFen })));
  });

  test.each([
    ['says how many pieces are missing', { parts, sets: 1, price: amount(1) }, { code: 'MISSING', missingPieces: 2 }],
    ['is not to be had above a limit', { parts: [parts[0]], sets: 1, price: amount(1), maxPieces: 0 }, { code: 'EXCLUDED' }],
  ])('%s', (_, terms, reason) => {
    expect(packageOfGoods.take(promotionOf('PACKAGE', terms as never), lots([2_000, 1]))).toEqual(reason);
  });

  test('is chosen, and leaves goods alone that refuse promotions', () => {
    expect(packageOfGoods).toMatchObject({ kind: 'PACKAGE', isChosen: true, group: 'price', pick: 'all' });
    expect(packageOfGoods.meets).toEqual(['first-order', 'coupon', 'freight']);
    expect([packageOfGoods.touches(aLine(1)), packageOfGoods.touches(aLine(1, { noPromotions: true }))]).toEqual([true, false]);
    expect(packageOfGoods.activityType(promotionOf('PACKAGE', { parts, sets: 1, price: amount(1) }))).toBe(407);
  });
});
