import { describe, expect, test } from 'vitest';
import { kindShares } from './kind-shares.ts';

const kind = (name: 'COUPON' | 'FULL_REDUCTION' | 'LADDER' | 'PACKAGE' | 'FREE_FREIGHT' | 'STAFF', savedFen: number) => ({
  kind: name,
  savedFen,
});

describe('parts of what was saved (rules 9.3)', () => {
  test('are its kinds, as far as there are colours', () => {
    const five = [kind('COUPON', 50), kind('FULL_REDUCTION', 40), kind('LADDER', 30), kind('PACKAGE', 20), kind('FREE_FREIGHT', 10)];
    expect(kindShares(five)).toEqual(five);
    expect(kindShares([...five, kind('STAFF', 5)])).toEqual([...five.slice(0, 4), { kind: null, savedFen: 15 }]);
  });
});
