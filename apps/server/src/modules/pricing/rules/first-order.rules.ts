import type { FirstOrder, OpenLine, Reduction } from '../pricing.types.ts';
import { shareFrom } from '../share.rules.ts';

export const reduceFirstOrder = (lines: readonly OpenLine[], { fromFen, minusFen }: FirstOrder): Reduction =>
  shareFrom(lines, fromFen, () => minusFen);
