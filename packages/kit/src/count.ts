import type { CountUnits } from './count-units.ts';
import { grouped } from './number.ts';

/** Above this a badge says only that there are more: "99+" (spec 4, 9). */
export const badgeCap = 99;

/** As Chinese counts. */
export const myriads: CountUnits = { step: 10_000, names: ['万', '亿'] };

/** Sold counts as shoppers read them: 9,307 below ten thousand, then 2.1万 or 21.9k (cut, never rounded up: a promise must hold). */
export function shortCount(count: number, { step, names }: CountUnits): string {
  if (count < 10_000) return grouped(count);
  const rank = names.findLastIndex((_, place) => count >= step ** (place + 1));
  return grouped(Math.floor(count / (step ** (rank + 1) / 10)) / 10) + names[rank];
}
