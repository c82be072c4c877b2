import { describe, expect, test } from 'vitest';
import { pairsOf } from './pairs.rules.ts';

const ids = (count: number) => Array.from({ length: count }, (_, at) => String(at + 1));

describe('goods of one order (spec 7.7)', () => {
  test.each([
    [[], []],
    [['1'], []],
    [['1', '1'], []],
    [['1', '2', '1'], ['1-2']],
    [
      ['1', '2', '3'],
      ['1-2', '1-3', '2-3'],
    ],
  ])('%j are the pairs %j', (goodsIds, pairs) => {
    expect(pairsOf(goodsIds).map(({ goodsId, otherId }) => `${goodsId}-${otherId}`)).toEqual(pairs);
  });

  test('are 190 pairs at most', () => {
    expect(pairsOf(ids(300))).toHaveLength(190);
  });
});
