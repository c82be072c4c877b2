import { describe, expect, test } from 'vitest';
import { aLine, piecesOf, promotionOf } from './kind.fixture.ts';
import { memberPrice } from './member-price.ts';

describe('MEMBER_PRICE', () => {
  test.each([
    ['the percentage of the level', {}, 95, 950],
    ['the price of the SKU before the percentage', { '1': 970 }, 50, 970],
    ['the price of the SKU alone', { '1': 970 }, undefined, 970],
    ['nothing where there is neither', { '2': 970 }, undefined, undefined],
  ])('%s', (_, unitFenOfSku, percent, costs) => {
    const promotion = promotionOf('MEMBER_PRICE', { unitFenOfSku, ...(percent && { percent }) });
    expect(memberPrice.unitFen(promotion, aLine(1_000), piecesOf())).toBe(costs);
    expect(memberPrice.activityType(promotion)).toBeUndefined();
  });

  test('is automatic and leaves goods alone that refuse promotions or member prices', () => {
    expect(memberPrice).toMatchObject({ kind: 'MEMBER_PRICE', isChosen: false, group: 'price', pick: 'all' });
    expect(memberPrice.meets).toEqual(['reduction', 'first-order', 'coupon', 'freight']);
    expect(memberPrice.touches(aLine(1))).toBe(true);
    expect(memberPrice.touches(aLine(1, { noPromotions: true }))).toBe(false);
    expect(memberPrice.touches(aLine(1, { noMemberPrice: true }))).toBe(false);
  });
});
