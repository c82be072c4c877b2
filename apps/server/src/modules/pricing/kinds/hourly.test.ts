import { describe, expect, test } from 'vitest';
import { hourly } from './hourly.ts';
import { aLine, piecesOf, promotionOf } from './kind.fixture.ts';

describe('HOURLY (spec 2.3)', () => {
  const promotion = promotionOf('HOURLY', { unitFenOfSku: { '1': 800 } });

  test('has a price for the SKUs it names', () => {
    expect(hourly.unitFen(promotion, aLine(1_000), piecesOf())).toBe(800);
    expect(hourly.unitFen(promotion, aLine(1_000, { skuId: '2' }), piecesOf())).toBeUndefined();
  });

  test('is chosen, touches goods that refuse promotions, and meets no more than the table says', () => {
    expect(hourly).toMatchObject({
      kind: 'HOURLY',
      scope: 'line',
      pick: 'all',
      isChosen: true,
      group: 'price',
      meets: ['coupon', 'freight'],
    });
    expect(hourly.touches(aLine(1, { noPromotions: true }))).toBe(true);
    expect(hourly.activityType(promotion)).toBe(506);
  });
});
