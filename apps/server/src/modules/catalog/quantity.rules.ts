interface QuantityRule {
  readonly min: number;
  readonly step: number;
  readonly max: number | null;
}

/** Whether so many pieces can be bought at once. */
export const fitsRule = (quantity: number, { min, step, max }: QuantityRule): boolean =>
  quantity >= min && (quantity - min) % step === 0 && (max === null || quantity <= max);
