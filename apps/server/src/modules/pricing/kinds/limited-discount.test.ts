import { describe, expect, test } from 'vitest';
import { aLine, piecesOf, promotionOf } from './kind.fixture.ts';
import { limitedDiscount } from './limited-discount.ts';

const price = (discount: Parameters<typeof promotionOf<'LIMITED_DISCOUNT'>>[1]['discount'], unitFen: number, skuId = '1') =>
  limitedDiscount.unitFen(promotionOf('LIMITED_DISCOUNT', { discount }), aLine(unitFen, { skuId }), piecesOf());

describe('LIMITED_DISCOUNT (spec 2.3, 401)', () => {
  test.each([
    ['a piece at 80 %', 80, 1_000, 800],
    ['half a fen rounds up', 90, 25, 23],
    ['below half a fen rounds down', 88, 3_990, 3_511],
    ['a piece costs a fen at least', 1, 10, 1],
  ])('%s', (_, percent, unitFen, costs) => {
    expect(price({ by: 'PERCENT', percent }, unitFen)).toBe(costs);
  });

  test.each([
    ['so much less', 300, 1_000, 700],
    ['never less than a fen', 300, 300, 1],
  ])('%s', (_, minusFen, unitFen, costs) => {
    expect(price({ by: 'MINUS', minusFen }, unitFen)).toBe(costs);
  });

  test('a price per SKU, for those that have one', () => {
    expect(price({ by: 'PRICE', unitFenOfSku: { '1': 750 } }, 1_000)).toBe(750);
    expect(price({ by: 'PRICE', unitFenOfSku: { '1': 750 } }, 1_000, '2')).toBeUndefined();
  });

  test('is automatic and leaves goods alone that refuse promotions', () => {
    expect(limitedDiscount).toMatchObject({ kind: 'LIMITED_DISCOUNT', isChosen: false, group: 'price', pick: 'all' });
    expect(limitedDiscount.meets).toEqual(['reduction', 'first-order', 'coupon', 'freight']);
    expect([limitedDiscount.touches(aLine(1)), limitedDiscount.touches(aLine(1, { noPromotions: true }))]).toEqual([true, false]);
    expect(limitedDiscount.activityType(promotionOf('LIMITED_DISCOUNT', { discount: { by: 'PERCENT', percent: 1 } }))).toBe(401);
  });
});
