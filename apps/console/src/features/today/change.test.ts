import { expect, test } from 'vitest';
import { averageOf, changeOf, changeText } from './change.ts';

test.each([
  [112, 100, 120, '+12.0%'],
  [88, 100, -120, '\u221212.0%'],
  [100, 100, 0, '0.0%'],
  [0, 3, -1000, '\u2212100.0%'],
])('%d against %d', (now, before, tenths, text) => {
  expect(changeOf(now, before)).toBe(tenths);
  expect(changeText(tenths)).toBe(text);
});

test('there is no change against nothing, and no average of no orders', () => {
  expect(changeOf(5, 0)).toBeNull();
  expect(averageOf({ paidFen: 0, paidOrders: 0 })).toBe(0);
  expect(averageOf({ paidFen: 100, paidOrders: 3 })).toBe(33);
});
