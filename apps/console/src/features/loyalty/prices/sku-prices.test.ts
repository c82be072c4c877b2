import { describe, expect, it } from 'vitest';
import { changesOf, priceIn, typePrice } from './sku-prices.ts';

const stored = [
  { skuId: '5', level: 1, priceFen: 1_900 },
  { skuId: '5', level: 2, priceFen: 1_800 },
];

describe('prices of a SKU by level', () => {
  it('are sent as a whole for each SKU somebody typed at', () => {
    const typed = typePrice(typePrice({}, '5', 2, null), '6', 1, 990);
    expect(priceIn(typed, stored, '5', 1)).toBe(1_900);
    expect(priceIn(typed, stored, '5', 2)).toBeNull();
    expect(changesOf(typed, stored, [0, 1, 2])).toEqual([
      { skuId: '5', prices: [{ level: 1, priceFen: 1_900 }] },
      { skuId: '6', prices: [{ level: 1, priceFen: 990 }] },
    ]);
  });
});
