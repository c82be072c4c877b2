import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PriceSpread } from './price-steps.ts';
import { borderAt, commonRange, priceAt, rangeBetween } from './price-steps.ts';

const spreads: fc.Arbitrary<PriceSpread> = fc
  .record({
    fromFen: fc.nat(100_000),
    width: fc.integer({ min: 1, max: 1_000_000 }),
    counts: fc.array(fc.nat(50), { minLength: 20, maxLength: 20 }),
  })
  .map(({ fromFen, width, counts }) => ({ fromFen, toFen: fromFen + width, counts }));
const borders = fc.tuple(fc.nat(20), fc.nat(20)).map(([one, other]) => [Math.min(one, other), Math.max(one, other)] as const);

describe('steps of price (spec 2.2)', () => {
  test('borders are whole yuan, rise, and take in the cheapest and the dearest', () => {
    fc.assert(
      fc.property(spreads, (spread) => {
        const prices = Array.from({ length: 21 }, (_, border) => priceAt(spread, border));
        expect(prices.every((fen) => fen % 100 === 0)).toBe(true);
        expect(prices).toEqual([...prices].sort((one, other) => one - other));
        expect([prices[0]! <= spread.fromFen, prices[20]! >= spread.toFen]).toEqual([true, true]);
      }),
    );
  });

  test('a handle stands at the border it was moved to, where steps are wider than a yuan', () => {
    fc.assert(
      fc.property(
        spreads.filter(({ fromFen, toFen }) => toFen - fromFen >= 4_000),
        borders,
        (spread, [from, to]) => {
          const range = rangeBetween(spread, from, to);
          expect(range.priceFrom === null ? 0 : borderAt(spread, range.priceFrom)).toBe(from);
          expect(range.priceTo === null ? 20 : borderAt(spread, range.priceTo)).toBe(to);
        },
      ),
    );
  });

  test('a price outside stands at the end', () => {
    const spread = { fromFen: 1_000, toFen: 5_000, counts: Array(20).fill(1) };
    expect([borderAt(spread, 0), borderAt(spread, 90_000)]).toEqual([0, 20]);
  });

  test('most prices: the shortest run of steps with half of the goods', () => {
    const counts = [1, 1, 1, 9, 8, 9, 1, ...Array(13).fill(1)];
    expect(commonRange({ fromFen: 0, toFen: 20_000, counts })).toEqual({ priceFrom: 3_000, priceTo: 6_000 });
  });

  test.each([
    ['far apart', [9, ...Array(9).fill(0), 9, ...Array(8).fill(0), 9], 20_000],
    ['the same but for some fen', [0, 9, ...Array(18).fill(0)], 20],
    ['those of a few goods', [0, 3, 3, ...Array(17).fill(0)], 20_000],
    ['of nothing', Array(20).fill(0), 20_000],
  ])('prices that are %s have no such run', (_what, counts, toFen) => {
    expect(commonRange({ fromFen: 0, toFen, counts })).toBeNull();
  });
});
