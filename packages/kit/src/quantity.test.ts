import { describe, expect, test } from 'vitest';
import { fitsRule, mostPieces } from './quantity.ts';

const upTo = (last: number) => Array.from({ length: last }, (_, at) => at + 1);

describe('pieces that can be bought at once (spec 7.7)', () => {
  test.each([
    ['any number', { min: 1, step: 1, max: null }, [1, 2, 3, 4, 5, 6, 7, 8]],
    ['at most three', { min: 1, step: 1, max: 3 }, [1, 2, 3]],
    ['from three on', { min: 3, step: 1, max: null }, [3, 4, 5, 6, 7, 8]],
    ['in pairs', { min: 2, step: 2, max: null }, [2, 4, 6, 8]],
    ['in steps that begin at the least', { min: 3, step: 2, max: 8 }, [3, 5, 7]],
  ])('%s', (_, rule, fitting) => {
    expect(upTo(8).filter((quantity) => fitsRule(quantity, rule))).toEqual(fitting);
    expect(new Set(upTo(8).map((bound) => mostPieces(rule, bound)))).toEqual(new Set(fitting));
  });
});
