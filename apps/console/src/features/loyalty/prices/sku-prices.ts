import type { OutputOf } from '#api/calls';

export type StoredPrices = OutputOf<'member.levelPrice.list'>;

/** By SKU and level; null: taken away. */
export type TypedPrices = Readonly<Record<string, Readonly<Record<number, number | null>>>>;

export const priceIn = (typed: TypedPrices, stored: StoredPrices, skuId: string, level: number): number | null => {
  const own = typed[skuId]?.[level];
  if (own !== undefined) return own;
  return stored.find((price) => price.skuId === skuId && price.level === level)?.priceFen ?? null;
};

export const typePrice = (typed: TypedPrices, skuId: string, level: number, priceFen: number | null): TypedPrices => ({
  ...typed,
  [skuId]: { ...typed[skuId], [level]: priceFen },
});

/** What to send of each SKU somebody typed at: all its prices. */
export const changesOf = (typed: TypedPrices, stored: StoredPrices, levels: readonly number[]) =>
  Object.keys(typed).map((skuId) => ({
    skuId,
    prices: levels.flatMap((level) => {
      const priceFen = priceIn(typed, stored, skuId, level);
      return priceFen === null ? [] : [{ level, priceFen }];
    }),
  }));

/** What the cheapest shop asks for each SKU. */
export function lowestPrices(listings: OutputOf<'catalog.listing.list'>['list']): ReadonlyMap<string, number> {
  const lowest = new Map<string, number>();
  for (const { skus } of listings)
    for (const { skuId, priceFen } of skus) if (priceFen !== null) lowest.set(skuId, Math.min(priceFen, lowest.get(skuId) ?? priceFen));
  return lowest;
}
