export function sum(amounts: readonly number[]): number {
  let total = 0;
  for (const amount of amounts) total += amount;
  return total;
}

/**
 * Splits an amount by weights to the last fen: each gets the whole part of its share, and the fen that are over go to the
 * largest fractions, the earlier of two equal ones. An amount above the sum of the weights is cut to it, so nobody gets more than its weight.
 */
export function share(wantedFen: number, weights: readonly number[]): number[] {
  const total = sum(weights);
  const shares = weights.map(() => 0);
  if (total === 0) return shares;
  const amountFen = Math.min(wantedFen, total);
  const rests = weights.map(() => 0);
  let over = amountFen;
  for (let at = 0; at < weights.length; at += 1) {
    const weight = weights[at] ?? 0;
    const rest = restOf(amountFen, weight, total);
    const whole = wholeOf(amountFen, weight, total, rest);
    rests[at] = rest;
    shares[at] = whole;
    over -= whole;
  }
  if (over > 0) for (const at of largestPlaces(rests, over)) shares[at] = (shares[at] ?? 0) + 1;
  return shares;
}

/** Of two lines at most one fen is over: the usual case needs no sorting. */
const largestPlaces = (amounts: readonly number[], count: number): number[] =>
  count === 1 ? [amounts.indexOf(Math.max(...amounts))] : placesByLargest(amounts).slice(0, count);

/** Nobody is left with nothing: of each weight a fen stays. */
export const shareKeepingOne = (amountFen: number, weights: readonly number[]): number[] =>
  share(
    amountFen,
    weights.map((weight) => Math.max(0, weight - 1)),
  );

/** The largest first, of two equal ones the earlier. Amount and place in one number: numbers sort much faster than by a comparison. */
export function placesByLargest(amounts: readonly number[]): number[] {
  const count = amounts.length;
  const keys = Float64Array.from(amounts, (amount, at) => amount * count + (count - 1 - at)).sort();
  return Array.from(keys, (_, nth) => count - 1 - ((keys[count - 1 - nth] ?? 0) % count));
}

/** Exact, also where the product is larger than a number holds. */
function restOf(amount: number, weight: number, total: number): number {
  const product = amount * weight;
  return Number.isSafeInteger(product) ? product % total : Number((BigInt(amount) * BigInt(weight)) % BigInt(total));
}

function wholeOf(amount: number, weight: number, total: number, rest: number): number {
  const product = amount * weight;
  return Number.isSafeInteger(product) ? (product - rest) / total : Number((BigInt(amount) * BigInt(weight)) / BigInt(total));
}
