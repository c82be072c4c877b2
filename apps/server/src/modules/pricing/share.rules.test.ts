import { describe, expect, test } from 'vitest';
import { share } from './share.rules.ts';

describe('an amount shared over lines', () => {
  test.each([
    ['10 over three equal lines: the first has the fen that is over', 1_000, [1_000, 1_000, 1_000], [334, 333, 333]],
    ['one of five: nothing is lost', 100, [500], [100]],
    ['the largest fraction has it, not the last line', 100, [333, 333, 334], [33, 33, 34]],
    ['a line that costs nothing gets nothing', 101, [0, 50, 51], [0, 50, 51]],
    ['all there is', 30, [10, 10, 10], [10, 10, 10]],
    ['one fen over many lines', 1, [7, 7, 7, 7], [1, 0, 0, 0]],
    ['nothing at all', 0, [0, 0], [0, 0]],
    ['no lines', 0, [], []],
  ])('%s', (_, amount, weights, shares) => {
    expect(share(amount, weights)).toEqual(shares);
  });

  test('is exact for amounts whose product is larger than a number holds', () => {
    const shares = share(66_392_091_714, [72_026_650_764, 81_658_050_973, 4_469_971_457]);
    expect(shares).toEqual([30_236_223_229, 34_279_409_517, 1_876_458_968]);
  });
});
