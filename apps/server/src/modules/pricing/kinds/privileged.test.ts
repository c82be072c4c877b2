import { describe, expect, test } from 'vitest';
import { aLine, piecesOf, promotionOf } from './kind.fixture.ts';
import { privileged } from './privileged.ts';

describe('PRIVILEGED (spec 2.3)', () => {
  const promotion = promotionOf('PRIVILEGED', { unitFenOfSku: { '1': 800 } });

  test('has a price for the SKUs it names', () => {
    expect(privileged.unitFen(promotion, aLine(1_000), piecesOf())).toBe(800);
    expect(privileged.unitFen(promotion, aLine(1_000, { skuId: '2' }), piecesOf())).toBeUndefined();
  });

  test('is chosen, touches goods that refuse promotions, and meets no more than the table says', () => {
    expect(privileged).toMatchObject({
      kind: 'PRIVILEGED',
      scope: 'line',
      pick: 'all',
      isChosen: true,
      group: 'price',
      meets: ['freight'],
    });
    expect(privileged.touches(aLine(1, { noPromotions: true }))).toBe(true);
    expect(privileged.activityType(promotion)).toBe(undefined);
  });
});
