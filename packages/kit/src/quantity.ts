/** How many pieces can be bought at once: from, in steps of, up to. */
export interface QuantityRule {
  readonly min: number;
  readonly step: number;
  /** Null: as many as a line holds. */
  readonly max: number | null;
}

export const fitsRule = (pieces: number, { min, step, max }: QuantityRule): boolean =>
  pieces >= min && (pieces - min) % step === 0 && (max === null || pieces <= max);

/** The most pieces up to a bound: whole steps from the fewest on. The fewest, where even these lie beyond it. */
export function mostPieces({ min, step, max }: QuantityRule, bound: number): number {
  const most = Math.min(bound, max ?? bound);
  return most < min ? min : most - ((most - min) % step);
}

/** What the SKU sheet calls the number of pieces, in every language: no axis of a goods has this name. */
export const quantityLabels: readonly string[] = ['数量', 'Quantity'];
