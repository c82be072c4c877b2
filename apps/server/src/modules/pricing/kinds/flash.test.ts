import { describe, expect, test } from 'vitest';
import { flash } from './flash.ts';
import { aLine, piecesOf, promotionOf } from './kind.fixture.ts';

describe('FLASH (spec 2.3)', () => {
  const promotion = promotionOf('FLASH', { unitFenOfSku: { '1': 800 } });

  test('has a price for the SKUs it names', () => {
    expect(flash.unitFen(promotion, aLine(1_000), piecesOf())).toBe(800);
    expect(flash.unitFen(promotion, aLine(1_000, { skuId: '2' }), piecesOf())).toBeUndefined();
  });

  test('is chosen, touches goods that refuse promotions, and meets no more than the table says', () => {
    expect(flash).toMatchObject({
      kind: 'FLASH',
      scope: 'line',
      pick: 'all',
      isChosen: true,
      group: 'price',
      meets: ['coupon', 'freight'],
    });
    expect(flash.touches(aLine(1, { noPromotions: true }))).toBe(true);
    expect(flash.activityType(promotion)).toBe(506);
  });
});
