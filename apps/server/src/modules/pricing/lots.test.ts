import { describe, expect, test } from 'vitest';
import { LIST, type Lots, reducedBy, repriced } from './lots.ts';

/** A lot per [line, pieces, place of the rule that set the price, fen left]. */
const lotsOf = (...rows: readonly (readonly [number, number, number, number])[]): Lots => ({
  line: rows.map(([line]) => line),
  pieces: rows.map(([, pieces]) => pieces),
  price: rows.map(([, , price]) => price),
  left: rows.map(([, , , left]) => left),
});

describe('pieces that get another price (spec 7.2)', () => {
  test('are a lot of their own before those at list price', () => {
    expect(repriced(lotsOf([0, 5, LIST, 500]), [2], [40], 3)).toEqual(lotsOf([0, 2, 3, 160], [0, 3, LIST, 300]));
  });

  test('leave no empty lot behind, and make none in a line they are not of', () => {
    const before = lotsOf([0, 2, LIST, 200], [1, 1, LIST, 50]);
    expect(repriced(before, [2, 0], [20, 0], 0)).toEqual(lotsOf([0, 2, 0, 180], [1, 1, LIST, 50]));
  });

  test('of several lots of a line become one', () => {
    const before = lotsOf([0, 2, 3, 160], [0, 3, LIST, 300]);
    expect(repriced(before, [1, 1], [10, 20], 4)).toEqual(lotsOf([0, 1, 3, 80], [0, 2, 4, 150], [0, 2, LIST, 200]));
  });

  test('stand where the place of their rule puts them, also before prices that are set already', () => {
    const before = lotsOf([0, 2, 1, 150], [0, 1, 3, 80], [0, 2, LIST, 200], [1, 1, 3, 70]);
    expect(repriced(before, [0, 0, 1, 0], [0, 0, 5, 0], 2)).toEqual(
      lotsOf([0, 2, 1, 150], [0, 1, 2, 95], [0, 1, 3, 80], [0, 1, LIST, 100], [1, 1, 3, 70]),
    );
  });

  test('come last in a line that has none at list price', () => {
    expect(repriced(lotsOf([0, 2, 1, 160]), [1], [30], 2)).toEqual(lotsOf([0, 1, 1, 80], [0, 1, 2, 50]));
  });
});

test('a sum off a lot leaves its pieces together', () => {
  expect(reducedBy(lotsOf([0, 2, 1, 160], [1, 1, LIST, 50]), [60, 0])).toEqual(lotsOf([0, 2, 1, 100], [1, 1, LIST, 50]));
});
