import type { LimitedDiscount, OpenLine, Reduction } from '../pricing.types.ts';

/** A piece has one price, rounded half up; a line costs as many of it. */
export const discountLines = (lines: readonly OpenLine[], { percent }: LimitedDiscount): Reduction => ({
  shares: lines.map(({ unitFen, quantity }) => Math.max(0, unitFen - Math.floor((unitFen * percent + 50) / 100)) * quantity),
});
