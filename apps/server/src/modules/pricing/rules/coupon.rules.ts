import type { Coupon, OpenLine, Reduction } from '../pricing.types.ts';
import { shareFrom } from '../share.rules.ts';

/** Its threshold is met by what is left of the lines it is for; one that is worth more than them costs the rest of its worth. */
export const reduceByCoupon = (lines: readonly OpenLine[], { fromFen, worth }: Coupon): Reduction =>
  shareFrom(lines, fromFen, (leftFen) =>
    worth.by === 'AMOUNT' ? worth.minusFen : Math.min(Math.floor((leftFen * worth.percentOff) / 100), worth.capFen),
  );
