import type { ReceiptEntry } from '@qianpu/contract/types';
import { describe, expect, test } from 'vitest';
import { aMyCoupon } from '../../../test/a-coupon.ts';
import { aQuote } from '../../../test/orders.ts';
import { couponRow, shopCoupons } from './coupon-choice.rules.ts';

const entry = (promotionId: string, reason: ReceiptEntry['reason'], amountFen = 0): ReceiptEntry => ({
  kind: 'PROMOTION',
  promotionKind: 'COUPON',
  promotionId,
  name: `券 ${promotionId}`,
  amountFen,
  isTaken: amountFen < 0,
  reason,
});
const taken = entry('1', { code: 'TAKEN' }, -1_200);
const worse = entry('2', { code: 'BETTER_WITHOUT', lossFen: 400 });
const missing = entry('3', { code: 'MISSING', thresholdFen: 9_900, missingFen: 2_010 });

describe('the row of a shop’s coupon (spec 4)', () => {
  test.each([
    ['the best is taken', [taken, worse, missing], 'BEST', { state: 'taken', offFen: 1_200, isBest: true }],
    ['another was chosen', [entry('2', { code: 'TAKEN' }, -800)], '2', { state: 'taken', offFen: 800, isBest: false, name: '券 2' }],
    ['none is wanted', [entry('1', { code: 'CHOSEN_OTHER' })], 'NONE', { state: 'unused', offFen: 0 }],
    ['the order is cheaper without', [worse, missing], 'BEST', { state: 'usable', usable: 1 }],
    ['none can be used', [missing], 'BEST', { state: 'none', usable: 0 }],
    ['there is none', [], 'BEST', { state: 'none' }],
  ] as const)('%s', (_what, receipt, choice, row) => {
    expect(couponRow(receipt, choice)).toMatchObject(row);
  });
});

describe('the sheet of a shop’s coupons (spec 4)', () => {
  const [shop] = aQuote().shops as [ReturnType<typeof aQuote>['shops'][number]];
  const reduction: ReceiptEntry = { ...taken, promotionKind: 'FULL_REDUCTION', promotionId: 'a', amountFen: -1_500 };
  const quote = (receipt: readonly ReceiptEntry[], coupons = ['1', '2', '3'].map((id) => aMyCoupon({ id }))) => ({
    shops: [{ ...shop, receipt: [...receipt] }],
    coupons,
  });

  test('what the best combination takes off, and by how much it is ahead', () => {
    const { best, savedFen, aheadFen, isProved } = shopCoupons(quote([reduction, worse, taken, missing]), '11');
    expect([best.map(({ promotionId }) => promotionId), savedFen, aheadFen, isProved]).toEqual([['a', '1'], 2_700, 400, true]);
    expect(shopCoupons(quote([entry('1', { code: 'CHEAPEST_FOUND' }, -1)]), '11').isProved).toBe(false);
  });

  test('the best first among the usable, then those that cost least more', () => {
    const { usable } = shopCoupons(quote([worse, entry('3', { code: 'BETTER_WITHOUT', lossFen: 0 }), taken]), '11');
    expect(usable.map(({ coupon, lossFen }) => [coupon.id, lossFen])).toEqual([
      ['1', 0],
      ['3', 0],
      ['2', 400],
    ]);
  });

  test('why the others cannot be used', () => {
    const coupons = [
      aMyCoupon({ id: '3' }),
      aMyCoupon({ id: '4', scopeBy: 'GOODS' }),
      aMyCoupon({ id: '5' }),
      aMyCoupon({ id: '6' }),
      aMyCoupon({ id: '7', cids: ['99'] }),
      aMyCoupon({ id: '8' }),
    ];
    const soon = entry('5', { code: 'SOON' });
    const receipt = [missing, entry('4', { code: 'EXCLUDED' }), soon, entry('6', { code: 'EXCLUDED' }), entry('8', { code: 'EXCLUDED' })];
    const elsewhere = { ...shop, cid: '12', receipt: [entry('6', { code: 'TAKEN' }, -1)] };
    const { unusable } = shopCoupons({ shops: [...quote(receipt).shops, elsewhere], coupons }, '11');
    expect(unusable.map(({ coupon, why }) => [coupon.id, typeof why === 'string' ? why : why.code])).toEqual([
      ['3', 'MISSING'],
      ['4', 'NO_GOODS'],
      ['5', 'SOON'],
      ['6', 'ELSEWHERE'],
      ['8', 'EXCLUDED'],
    ]);
  });
});
