import { expect, test } from 'vitest';
import { linePrice } from '#lib/line-price';
import { aCartLine } from '../../../test/a-cart.ts';
import { droppedFen, repriced } from './line-price.rules.ts';

test('until the mall answers, each piece keeps its price and the sum is left out', () => {
  const shares = [{ promotionKind: 'LADDER' as const, promotionId: 'ladder', pieces: 3, offFen: 300 }];
  const line = aCartLine('1', { priceFen: 1_000, quantity: 3, payableFen: 2_700, shares });
  const pending = { ...line, ...repriced(line, 4, true), quantity: 4 };
  expect(linePrice(pending)).toEqual({ unitFen: 900, listFen: 1_000, by: 'LADDER', afterFen: null });
  expect(repriced(line, 3, true)).toBe(line);
});

test.each([
  [1_000, 990, 10],
  [1_000, 991, null],
  [1_000, 1_000, null],
  [1_000, 1_200, null],
  [99, 98, 1],
  [0, 0, null],
])('put in for %i and %i now: less by %o (one per cent at least)', (addedPriceFen, priceFen, fen) => {
  expect(droppedFen({ addedPriceFen, priceFen })).toBe(fen);
});
