import { describe, expect, test } from 'vitest';
import { aCartLine } from '../../../test/a-cart.ts';
import { linePrice, priceMark } from './line-price.ts';

const share = (promotionKind: 'LADDER' | 'COUPON' | 'N_FOR_PRICE', pieces: number, offFen: number) => ({
  promotionKind,
  promotionId: '1',
  pieces,
  offFen,
});

describe('what a line costs (spec 4)', () => {
  test('a price of each piece takes the place of the list price', () => {
    const line = aCartLine('1', { priceFen: 1_000, quantity: 3, payableFen: 2_700, shares: [share('LADDER', 3, 300)] });
    expect(linePrice(line)).toEqual({ unitFen: 900, listFen: 1_000, by: 'LADDER', afterFen: null });
  });

  test('what is taken off the order shows in the sum of the line', () => {
    const shares = [share('LADDER', 3, 300), share('COUPON', 3, 101)];
    const line = aCartLine('1', { priceFen: 1_000, quantity: 3, payableFen: 2_599, shares });
    expect(linePrice(line)).toEqual({ unitFen: 900, listFen: 1_000, by: 'LADDER', afterFen: 2_599 });
  });

  test.each([
    ['of some pieces', share('LADDER', 2, 300)],
    ['of a set', share('N_FOR_PRICE', 3, 300)],
    ['that is no whole fen a piece', share('LADDER', 3, 301)],
  ])('no price of a piece is made up from a share %s', (_what, one) => {
    const line = aCartLine('1', { priceFen: 1_000, quantity: 3, payableFen: 3_000 - one.offFen, shares: [one] });
    expect(linePrice(line)).toEqual({ unitFen: 1_000, listFen: null, by: null, afterFen: 3_000 - one.offFen });
  });

  test('a discount of a limited number of pieces is named with that number (rules-2 §2.5)', () => {
    const discount = { promotionKind: 'LIMITED_DISCOUNT', promotionId: '1-21', pieces: 2, offFen: 400 } as const;
    const line = (quantity: number) => aCartLine('1', { priceFen: 1_000, quantity, shares: [discount] });
    expect(priceMark(line(3))).toEqual({ by: 'LIMITED_DISCOUNT', pieces: 2 });
    expect(priceMark(line(2))).toEqual({ by: 'LIMITED_DISCOUNT', pieces: null });
    expect(priceMark(aCartLine('1', { shares: [share('COUPON', 1, 100)] }))).toBeNull();
  });

  test('a line that counts in no sum has its own price alone', () => {
    expect(linePrice(aCartLine('1', { priceFen: 1_000 }))).toMatchObject({ unitFen: 1_000, afterFen: null });
  });
});
