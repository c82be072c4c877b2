import { expect, test } from 'vitest';
import { counted } from './counted.ts';

test.each([
  [0, '0 items'],
  [1, '1 item'],
  [2, '2 items'],
])('English says %i as %s', (count, words) => {
  expect(counted(count, 'item')).toBe(words);
});
