import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { falseListPrice, shownPrice } from './shown-price.rules.ts';

const sku = (priceFen: number, listPriceFen: number | null = null) => ({ skuId: '1', priceFen, listPriceFen });

describe('the price a card shows (findings S2, S3)', () => {
  test.each([
    ['one SKU', [sku(5_990, 7_900)], { priceFen: 5_990, listPriceFen: 7_900, hasPriceRange: false }],
    ['the cheapest of several', [sku(15_900, 20_900), sku(5_990, 7_900)], { priceFen: 5_990, listPriceFen: 7_900, hasPriceRange: true }],
    ['another SKU’s reference price', [sku(5_990), sku(15_900, 20_900)], { priceFen: 5_990, listPriceFen: null, hasPriceRange: true }],
    ['the least claim of equals', [sku(990, 1_990), sku(990, 1_290)], { priceFen: 990, listPriceFen: 1_290, hasPriceRange: false }],
    ['no claim where an equal has none', [sku(990, 1_990), sku(990)], { priceFen: 990, listPriceFen: null, hasPriceRange: false }],
  ])('of %s', (_what, prices, shown) => {
    expect(shownPrice(prices)).toEqual(shown);
  });

  test.each([
    ['no reference price', [sku(100)], -1],
    ['a higher one', [sku(100, 101)], -1],
    ['an equal one', [sku(50, 60), sku(100, 100)], 1],
    ['a lower one', [sku(100, 79)], 0],
  ])('%s', (_what, prices, at) => {
    expect(falseListPrice(prices)).toBe(at);
  });

  test('whatever true prices there are, what is struck through is higher', () => {
    const price = fc.record({
      skuId: fc.constant('1'),
      priceFen: fc.integer({ min: 1, max: 50 }),
      over: fc.option(fc.integer({ min: 1, max: 9 })),
    });
    fc.assert(
      fc.property(fc.array(price, { minLength: 1 }), (drawn) => {
        const prices = drawn.map(({ skuId, priceFen, over }) => ({
          skuId,
          priceFen,
          listPriceFen: over === null ? null : priceFen + over,
        }));
        expect(falseListPrice(prices)).toBe(-1);
        const shown = shownPrice(prices);
        if (shown.listPriceFen !== null) expect(shown.listPriceFen).toBeGreaterThan(shown.priceFen);
      }),
    );
  });
});
