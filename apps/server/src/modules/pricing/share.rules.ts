import type { OpenLine, Reduction } from './pricing.types.ts';

export function sum(amounts: readonly number[]): number {
  let total = 0;
  for (const amount of amounts) total += amount;
  return total;
}

export function leftOf(lines: readonly OpenLine[]): number {
  let total = 0;
  for (const { leftFen } of lines) total += leftFen;
  return total;
}

/** From a threshold on, takes an amount off lines in proportion to what is left of each, never more than there is. */
export function shareFrom(lines: readonly OpenLine[], thresholdFen: number, minusOf: (leftFen: number) => number): Reduction {
  const left = lines.map(({ leftFen }) => leftFen);
  const leftFen = sum(left);
  if (leftFen < thresholdFen) return { shares: left.map(() => 0), missing: { thresholdFen, missingFen: thresholdFen - leftFen } };
  return { shares: share(Math.min(minusOf(leftFen), leftFen), left) };
}

/**
 * Splits an amount by weights to the last fen: each gets the whole part of its share, and the fen that are over go to the
 * largest fractions, the earlier of two equal ones. An amount not above the sum of the weights gives nobody more than its weight.
 */
export function share(amountFen: number, weights: readonly number[]): number[] {
  const total = sum(weights);
  if (total === 0) return weights.map(() => 0);
  const parts = weights.map((weight) => multiplyAndDivide(amountFen, weight, total));
  const shares = parts.map(({ whole }) => whole);
  const over = amountFen - sum(shares);
  if (over === 0) return shares;
  const byFraction = [...parts.entries()].sort(([, a], [, b]) => b.rest - a.rest);
  for (const [at, { whole }] of byFraction.slice(0, over)) shares[at] = whole + 1;
  return shares;
}

/** Exact, also where the product is larger than a number holds. */
function multiplyAndDivide(amount: number, weight: number, total: number): { whole: number; rest: number } {
  const product = amount * weight;
  if (Number.isSafeInteger(product)) return { whole: (product - (product % total)) / total, rest: product % total };
  const exact = BigInt(amount) * BigInt(weight);
  return { whole: Number(exact / BigInt(total)), rest: Number(exact % BigInt(total)) };
}
