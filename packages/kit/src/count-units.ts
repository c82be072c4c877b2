/** What large counts are said in: each unit is so many times the one before. */
export interface CountUnits {
  readonly step: number;
  readonly names: readonly string[];
}

/** Number abbreviation (spec 9). */
export const thousands: CountUnits = { step: 1_000, names: ['k', 'M', 'G', 'T', 'P', 'E'] };
