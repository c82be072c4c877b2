import { describe, expect, test } from 'vitest';
import { aCoupon } from '../../../test/a-coupon.ts';
import { chipsOf, claimableCount } from './offer-words.ts';

type Coupon = ReturnType<typeof aCoupon>;

describe('chips of an item’s coupons and promotions (spec 3, 7.6)', () => {
  test.each<[Coupon['worth'], number, string, string]>([
    [{ by: 'AMOUNT', minusFen: 1_500 }, 9_900, '满99减15', '¥15 off over ¥99'],
    [{ by: 'AMOUNT', minusFen: 990 }, 0, '无门槛减9.9', '¥9.9 off'],
    [{ by: 'PERCENT', percentOff: 15, capFen: 3_000 }, 9_900, '满99打8.5折', '15% off over ¥99'],
    [{ by: 'FREIGHT', capFen: null }, 0, '免运费', 'Free shipping'],
    [{ by: 'EXCHANGE', priceFen: 0 }, 0, '兑换', 'Gift'],
  ])('%j from %i fen', (worth, fromFen, zh, en) => {
    const offers = { promotions: [], activities: [], coupons: [aCoupon({ worth, fromFen })] };
    expect([chipsOf(offers, 'zhCN'), chipsOf(offers, 'en')]).toEqual([[zh], [en]]);
  });

  test('the first step of more pieces, and the name of what has none', () => {
    const promotion = { promotionId: '1', activityType: null, name: '', steps: [] };
    const promotions = [
      {
        ...promotion,
        promotionKind: 'LADDER' as const,
        steps: [
          { fromPieces: 2, unitFen: 3_500 },
          { fromPieces: 5, unitFen: 3_000 },
        ],
      },
      { ...promotion, promotionKind: 'FULL_REDUCTION' as const, name: '满 199 减 40' },
    ];
    expect(chipsOf({ activities: [], promotions, coupons: [] }, 'zhCN')).toEqual(['2 件起 ¥35', '满 199 减 40']);
  });

  test('what is of no use to the reader is left out, and the same is said once', () => {
    const states = ['CLAIMABLE', 'CLAIMED', 'SOLD_OUT', 'OVER', 'NOT_FOR_YOU'] as const;
    const coupons = states.map((claimState, at) => aCoupon({ id: String(at), claimState }));
    expect(chipsOf({ activities: [], promotions: [], coupons }, 'zhCN')).toEqual(['满99减15']);
    expect(claimableCount({ coupons })).toBe(1);
    expect(chipsOf({ activities: [], promotions: [], coupons: coupons.slice(2) }, 'zhCN')).toEqual([]);
  });
});
