import type { BasketLine } from '../promotion.types.ts';
import type { Reason } from './kind.types.ts';

/** Steps rise in pieces and fall in price. */
export interface Step {
  readonly fromPieces: number;
  readonly unitFen: number;
}

/** The price of the highest step reached. */
export function priceOfStep(steps: readonly Step[] | undefined, pieces: number): number | undefined {
  let highest: Step | undefined;
  for (const step of steps ?? []) if (step.fromPieces <= pieces && step.fromPieces >= (highest?.fromPieces ?? 0)) highest = step;
  return highest?.unitFen;
}

/** Of the lines below their first step the one that lacks the fewest pieces. */
export function missingPieces(
  lines: readonly BasketLine[],
  stepsOfSku: Readonly<Record<string, readonly Step[]>>,
  countOf: (line: BasketLine) => number,
): Reason | undefined {
  let nearest: Reason | undefined;
  for (const line of lines) {
    const first = (stepsOfSku[line.skuId] ?? []).toSorted((a, b) => a.fromPieces - b.fromPieces)[0];
    const missing = (first?.fromPieces ?? 0) - countOf(line);
    if (!first || missing <= 0 || missing >= (nearest?.missingPieces ?? Number.POSITIVE_INFINITY)) continue;
    const gainFen = Math.max(0, line.unitFen - first.unitFen) * first.fromPieces;
    nearest = { code: 'MISSING', missingPieces: missing, gainFen };
  }
  return nearest;
}
