import { describe, expect, test } from 'vitest';
import { shortCount } from './count.ts';

describe('sold counts (spec 9)', () => {
  test.each([
    [0, '0'],
    [999, '999'],
    [9_307, '9,307'],
    [10_000, '1万'],
    [21_999, '2.1万'],
    [260_000, '26万'],
    [1_234_567, '123万'],
  ])('%i is read as %s', (count, text) => {
    expect(shortCount(count)).toBe(text);
  });
});
