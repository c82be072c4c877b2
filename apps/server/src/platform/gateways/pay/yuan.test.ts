import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fenOfYuan, yuanOfFen } from './yuan.ts';

test.each([
  ['0.00', 0],
  ['0.01', 1],
  ['0.10', 10],
  ['19.90', 1990],
  // As a fraction it would be 113.99999999999999 fen.
  ['1.14', 114],
  ['999999999999.99', 99_999_999_999_999],
])('%s yuan are %i fen', (yuan, amountFen) => {
  expect(fenOfYuan(yuan)).toBe(amountFen);
  expect(yuanOfFen(amountFen)).toBe(yuan);
});

test.each([
  '',
  '1',
  '1.',
  '1.1',
  '1.100',
  '.10',
  '01.00',
  '-1.00',
  '+1.00',
  '1e3',
  '1,000.00',
  ' 1.00',
  '1.00\n',
  '１.00',
  '1000000000000.00',
])('"%s" is no amount', (text) => {
  expect(fenOfYuan(text)).toBeUndefined();
});

test('whatever is written is read as it was', () => {
  fc.assert(fc.property(fc.integer({ min: 0, max: 99_999_999_999_999 }), (amountFen) => fenOfYuan(yuanOfFen(amountFen)) === amountFen));
});

test.each([-1, 0.5, Number.NaN, 2 ** 53])('%d is no amount of fen', (amountFen) => {
  expect(() => yuanOfFen(amountFen)).toThrow('not an amount of fen');
});
