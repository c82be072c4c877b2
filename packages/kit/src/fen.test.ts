import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fen, formatFen, priceParts, shortFen } from './fen.ts';

describe('money in whole fen (spec 9)', () => {
  test.each([
    [0, '¥0.00'],
    [5, '¥0.05'],
    [3990, '¥39.90'],
    [129_900, '¥1,299.00'],
    [123_456_789, '¥1,234,567.89'],
    [-3990, '-¥39.90'],
  ])('%i fen is written %s', (amount, text) => {
    expect(formatFen(amount)).toBe(text);
  });

  test.each([
    [3990, { sign: '', yuan: '39', fen: '9' }],
    [3905, { sign: '', yuan: '39', fen: '05' }],
    [129_900, { sign: '', yuan: '1,299', fen: '' }],
  ])('%i fen is shown in parts', (amount, parts) => {
    expect(priceParts(amount)).toEqual(parts);
  });

  test.each([
    [1_500, '¥15'],
    [3_990, '¥39.9'],
    [3_905, '¥39.05'],
    [-129_900, '-¥1,299'],
  ])('%i fen is %s within words', (amount, text) => {
    expect(shortFen(amount)).toBe(text);
  });

  test('no fen is lost in writing, whatever the amount', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (amount) => {
        expect(Number(formatFen(amount).replace(/[¥,.]/g, ''))).toBe(amount === 0 ? 0 : amount);
      }),
      { seed: 20_261_115 },
    );
  });

  test.each(['1.5', '9007199254740993', 'many', Number.NaN, 0.1])('%s is no amount', (value) => {
    expect(() => fen(value)).toThrow(RangeError);
  });
});
