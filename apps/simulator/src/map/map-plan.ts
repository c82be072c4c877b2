import { z } from 'zod';

/** How the map's provider misbehaves, until the next plan. */
export const MapPlan = z.strictObject({
  /** The answer is held back. */
  delayMs: z.number().int().min(0).max(60_000).default(0),
  /** The day's quota of the key is used up. */
  isQuotaSpent: z.boolean().default(false),
});

export type MapPlan = Readonly<z.output<typeof MapPlan>>;
