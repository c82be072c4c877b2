import type { Reason } from './kind.types.ts';

/** Taken, or how much is missing to what it gives. */
export const fromThreshold = (fromFen: number, leftFen: number, gainFen: number): Reason =>
  leftFen >= fromFen
    ? { code: 'TAKEN' }
    : { code: 'MISSING', thresholdFen: fromFen, missingFen: fromFen - leftFen, ...(gainFen > 0 && { gainFen }) };
