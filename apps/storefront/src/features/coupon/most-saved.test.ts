import { expect, test } from 'vitest';
import { aCoupon } from '../../../test/a-coupon.ts';
import { mostSaved } from './most-saved.ts';

test('what can be claimed adds up as far as its amounts are known', () => {
  const coupons = [
    aCoupon({ worth: { by: 'AMOUNT', minusFen: 1_500 } }),
    aCoupon({ worth: { by: 'PERCENT', percentOff: 15, capFen: 3_000 } }),
    aCoupon({ worth: { by: 'FREIGHT', capFen: null } }),
    aCoupon({ worth: { by: 'EXCHANGE', priceFen: 990 } }),
    aCoupon({ worth: { by: 'AMOUNT', minusFen: 9_900 }, claimState: 'CLAIMED' }),
  ];
  expect(mostSaved(coupons)).toBe(4_500);
});
