import { describe, expect, test } from 'vitest';
import { aLine, piecesOf, promotionOf } from './kind.fixture.ts';
import { ladder } from './ladder.ts';

const promotion = promotionOf('LADDER', {
  stepsOfSku: {
    '1': [
      { fromPieces: 5, unitFen: 700 },
      { fromPieces: 2, unitFen: 900 },
    ],
  },
});

describe('LADDER', () => {
  test.each([
    ['below the first step', 1, undefined],
    ['at a step', 2, 900],
    ['between two', 4, 900],
    ['at the highest, in whatever order they stand', 5, 700],
  ])('%s', (_, quantity, unitFen) => {
    const line = aLine(1_000, { quantity });
    expect(ladder.unitFen(promotion, line, piecesOf(line))).toBe(unitFen);
  });

  test('counts the pieces of a SKU over all its lines, and no other SKU', () => {
    const line = aLine(1_000);
    expect(ladder.unitFen(promotion, line, piecesOf(line, aLine(1_000), aLine(1_000, { skuId: '2', quantity: 9 })))).toBe(900);
    expect(ladder.unitFen(promotion, aLine(1_000, { skuId: '2', quantity: 9 }), piecesOf())).toBeUndefined();
  });

  test('tells what is missing to the first step', () => {
    const line = aLine(1_000);
    expect(ladder.missing?.(promotion, [line], piecesOf(line))).toEqual({ code: 'MISSING', missingPieces: 1, gainFen: 200 });
    expect(ladder.missing?.(promotion, [aLine(1, { skuId: '2' })], piecesOf(line))).toBeUndefined();
  });

  test('is automatic and leaves goods alone that refuse promotions', () => {
    expect(ladder).toMatchObject({ kind: 'LADDER', isChosen: false, group: 'price', pick: 'all' });
    expect(ladder.meets).toEqual(['reduction', 'first-order', 'coupon', 'freight']);
    expect([ladder.touches(aLine(1)), ladder.touches(aLine(1, { noPromotions: true }))]).toEqual([true, false]);
    expect(ladder.activityType(promotion)).toBeUndefined();
  });
});
