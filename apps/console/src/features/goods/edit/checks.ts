import type { Draft } from './draft.ts';

export interface Check {
  readonly name: 'pictures' | 'prices' | 'listPrices' | 'shops' | 'supply' | 'stock' | 'english';
  readonly isGood: boolean;
  /** How many are concerned. */
  readonly count: number;
}

interface Around {
  readonly shops: number;
  /** Pieces there are of a row, in all shops. */
  readonly availableOf: (skuId: string) => number;
}

/** What a merchant would want to know before saving; nothing of it hinders them. */
export function checksOf({ pictures, rows, enTitle }: Draft, { shops, availableOf }: Around): Check[] {
  const unpriced = rows.filter(({ priceFen }) => priceFen === null).length;
  const untrue = rows.filter(({ priceFen, listPriceFen }) => listPriceFen !== null && listPriceFen <= (priceFen ?? 0)).length;
  const without = rows.filter(({ id, supply }) => (supply ?? 0) + (id === null ? 0 : availableOf(id)) <= 0).length;
  const lost = shops > 0 ? 0 : rows.filter(({ supply }) => (supply ?? 0) > 0).length;
  return [
    { name: 'pictures', isGood: pictures.length >= 3, count: pictures.length },
    { name: 'prices', isGood: unpriced === 0, count: unpriced },
    { name: 'listPrices', isGood: untrue === 0, count: untrue },
    { name: 'shops', isGood: shops > 0, count: shops },
    ...(lost > 0 ? [{ name: 'supply' as const, isGood: false, count: lost }] : []),
    { name: 'stock', isGood: without === 0, count: without },
    { name: 'english', isGood: enTitle.trim() !== '', count: 0 },
  ];
}
