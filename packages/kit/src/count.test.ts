import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { myriads, shortCount } from './count.ts';
import { thousands } from './count-units.ts';

describe('sold counts (spec 9)', () => {
  test.each([
    [0, '0', '0'],
    [999, '999', '999'],
    [9_307, '9,307', '9,307'],
    [10_000, '1万', '10k'],
    [21_999, '2.1万', '21.9k'],
    [260_000, '26万', '260k'],
    [1_234_567, '123.4万', '1.2M'],
    [99_999_999, '9,999.9万', '99.9M'],
    [123_456_789, '1.2亿', '123.4M'],
    [5e12, '50,000亿', '5T'],
    [2e15, '20,000,000亿', '2P'],
    [2e18, '20,000,000,000亿', '2E'],
  ])('%i is read as %s and %s', (count, chinese, english) => {
    expect(shortCount(count, myriads)).toBe(chinese);
    expect(shortCount(count, thousands)).toBe(english);
  });

  test('promise no more than was sold, and less by under a tenth', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), fc.constantFrom(myriads, thousands), (count, units) => {
        const promised = soldBy(shortCount(count, units), units);
        expect(promised).toBeLessThanOrEqual(count);
        expect(promised).toBeGreaterThan(count * 0.9 - 1);
      }),
      { seed: 20_261_115 },
    );
  });
});

/** Reads a short count back, in whole pieces. */
function soldBy(text: string, { step, names }: typeof thousands): number {
  const [, digits = '', name = ''] = /^([\d,.]+)(.*)$/.exec(text) ?? [];
  return Math.round(Number(digits.replaceAll(',', '')) * step ** (names.indexOf(name) + 1));
}
