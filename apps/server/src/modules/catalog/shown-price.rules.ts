import type { SkuPrice } from './catalog.types.ts';

export interface ShownPrice {
  readonly priceFen: number;
  readonly listPriceFen: number | null;
  readonly hasPriceRange: boolean;
}

/** What a card shows of several SKUs: the lowest price with its own reference price. Of equally cheap ones, the one that claims least. */
export function shownPrice(prices: readonly SkuPrice[]): ShownPrice {
  const priceFen = Math.min(...prices.map((price) => price.priceFen));
  const lists = prices.filter((price) => price.priceFen === priceFen).map(({ listPriceFen }) => listPriceFen ?? null);
  return {
    priceFen,
    listPriceFen: lists.reduce((least, list) => (least === null || list === null ? null : Math.min(least, list)), lists[0] ?? null),
    hasPriceRange: prices.some((price) => price.priceFen > priceFen),
  };
}

/** Where a reference price is no higher than the price it stands beside: it would claim a reduction nobody gets (价格法 14). */
export const falseListPrice = (prices: readonly SkuPrice[]): number =>
  prices.findIndex(({ priceFen, listPriceFen }) => listPriceFen != null && listPriceFen <= priceFen);
