import type { OutputOf } from '@qianpu/contract/types';

/** Goods in equal steps of price. */
export type PriceSpread = NonNullable<NonNullable<OutputOf<'catalog.search.goods'>['facets']>['price']>;

/** Fen, null where a side is open. */
export interface PriceRange {
  readonly priceFrom: number | null;
  readonly priceTo: number | null;
}

/** Fen in a yuan. */
const yuan = 100;
/** Of fewer goods one sees the prices. */
const fewestGoods = 8;

/** The price at the border before a step, in whole yuan; the outer ones take in the cheapest and the dearest. */
export function priceAt({ fromFen, toFen, counts }: PriceSpread, border: number): number {
  const fen = fromFen + ((toFen - fromFen) * border) / counts.length;
  const round = border === 0 ? Math.floor : border === counts.length ? Math.ceil : Math.round;
  return round(fen / yuan) * yuan;
}

/** The border next to a price. */
export function borderAt({ fromFen, toFen, counts }: PriceSpread, fen: number): number {
  const border = Math.round(((fen - fromFen) / (toFen - fromFen)) * counts.length);
  return Math.min(Math.max(border, 0), counts.length);
}

/** Between two borders; at either end the range is open. */
export const rangeBetween = (spread: PriceSpread, from: number, to: number): PriceRange => ({
  priceFrom: from <= 0 ? null : priceAt(spread, from),
  priceTo: to >= spread.counts.length ? null : priceAt(spread, to),
});

/** The shortest run of steps with half of all goods: where most prices lie. None where it would leave out next to nothing. */
export function commonRange(spread: PriceSpread): Record<keyof PriceRange, number> | null {
  const { counts } = spread;
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total < fewestGoods) return null;
  const half = total / 2;
  const runs = counts.map((_, from) => ({ from, to: endOfRun(counts, from, half) })).filter(({ to }) => to <= counts.length);
  const [run] = runs.sort((one, other) => one.to - one.from - (other.to - other.from));
  if (!run || run.to - run.from >= counts.length / 2) return null;
  const range = { priceFrom: priceAt(spread, run.from), priceTo: priceAt(spread, run.to) };
  return range.priceFrom < range.priceTo ? range : null;
}

/** Behind the step with which a run from here holds so many; beyond all steps if none does. */
function endOfRun(counts: readonly number[], from: number, wanted: number): number {
  let held = 0;
  for (let step = from; step < counts.length; step += 1) {
    held += counts[step] ?? 0;
    if (held >= wanted) return step + 1;
  }
  return counts.length + 1;
}
