import { describe, expect, test } from 'vitest';
import { group } from './group.ts';
import { aLine, piecesOf, promotionOf } from './kind.fixture.ts';

describe('GROUP (spec 2.3)', () => {
  const promotion = promotionOf('GROUP', { unitFenOfSku: { '1': 800 } });

  test('has a price for the SKUs it names', () => {
    expect(group.unitFen(promotion, aLine(1_000), piecesOf())).toBe(800);
    expect(group.unitFen(promotion, aLine(1_000, { skuId: '2' }), piecesOf())).toBeUndefined();
  });

  test('is chosen, touches goods that refuse promotions, and meets no more than the table says', () => {
    expect(group).toMatchObject({
      kind: 'GROUP',
      scope: 'line',
      pick: 'all',
      isChosen: true,
      group: 'price',
      meets: ['coupon', 'freight'],
    });
    expect(group.touches(aLine(1, { noPromotions: true }))).toBe(true);
    expect(group.activityType(promotion)).toBe(507);
  });
});
