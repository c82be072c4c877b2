/** Draws that only a seed decides. */
export interface Chance {
  /** In [0, 1). */
  readonly next: () => number;
  /** A whole number, both ends included. */
  readonly between: (from: number, to: number) => number;
  /** True in this share of cases. */
  readonly is: (share: number) => boolean;
  readonly pick: <T>(list: readonly T[]) => T;
  readonly shuffled: <T>(list: readonly T[]) => T[];
}

/** splitmix32. */
export function chanceOf(seed: number): Chance {
  let state = seed | 0;
  const next = () => {
    state = (state + 0x9e3779b9) | 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
  };
  const between = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  const pick = <T>(list: readonly T[]): T => {
    if (list.length === 0) throw new Error('there is nothing to pick from');
    return list[between(0, list.length - 1)] as T;
  };
  const shuffled = <T>(list: readonly T[]): T[] =>
    list
      .map((element) => ({ element, lot: next() }))
      .sort((one, other) => one.lot - other.lot)
      .map(({ element }) => element);
  return { next, between, is: (share) => next() < share, pick, shuffled };
}

/** Draws positions as often as their weights say, from the first `count` of them. */
export function lottery(weights: readonly number[]): (chance: Chance, count?: number) => number {
  const sums = new Float64Array(weights.length);
  let total = 0;
  for (const [at, weight] of weights.entries()) {
    total += weight;
    sums[at] = total;
  }
  return (chance, count = weights.length) => firstAbove(sums, chance.next() * (sums[count - 1] ?? 0), count);
}

function firstAbove(sums: Float64Array, value: number, count: number): number {
  let [low, high] = [0, count - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sums[middle] ?? 0) > value) high = middle;
    else low = middle + 1;
  }
  return low;
}
