/** Splits an amount by weight: whole fen first, then one fen at a time to whoever is furthest below its exact share. */
export function handOut(wanted: number, weights: readonly number[]): number[] {
  const exact = weights.map((weight) => BigInt(Math.max(0, weight)));
  const all = exact.reduce((sum, weight) => sum + weight, 0n);
  const amount = BigInt(wanted) < all ? BigInt(wanted) : all;
  const parts = exact.map((weight) => (all === 0n ? 0n : (amount * weight) / all));
  let over = amount - parts.reduce((sum, part) => sum + part, 0n);
  const given = new Set<number>();
  while (over > 0n) {
    const short = (at: number) => amount * (exact[at] ?? 0n) - (parts[at] ?? 0n) * all;
    const waiting = [...parts.keys()].filter((at) => !given.has(at));
    const next = waiting.reduce((most, at) => (short(at) > short(most) ? at : most));
    given.add(next);
    over -= 1n;
  }
  return parts.map((part, at) => Number(part) + (given.has(at) ? 1 : 0));
}
