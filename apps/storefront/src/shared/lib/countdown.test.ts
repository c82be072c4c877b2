import { describe, expect, test } from 'vitest';
import { tilesOf } from './countdown.ts';

describe('tiles of a countdown', () => {
  test.each([
    [30 * 60_000, ['30', '00']],
    [14 * 60_000 + 32_000, ['14', '32']],
    [999, ['00', '01']],
    [0, ['00', '00']],
    [-5_000, ['00', '00']],
    [3 * 3_600_000 + 61_000, ['03', '01', '01']],
  ])('%i ms left are %j', (left, tiles) => {
    expect(tilesOf(left)).toEqual(tiles);
  });
});
