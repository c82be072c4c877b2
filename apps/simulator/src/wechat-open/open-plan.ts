import { z } from 'zod';

/** How the open platform misbehaves, until the next plan. */
export const OpenPlan = z.strictObject({
  /** The answer is held back. */
  delayMs: z.number().int().min(0).max(60_000).default(0),
  /** Every request is answered with the platform's "try again later". */
  isBusy: z.boolean().default(false),
  /** Of one kind, per account and day of Beijing. */
  callsADay: z.number().int().min(0).default(500_000),
  /** What a token or ticket says it is good for. */
  lifeSeconds: z.number().int().min(1).max(7_200).default(7_200),
  /** Tokens are good for nothing as soon as they have been handed out, whatever they say. */
  areTokensStale: z.boolean().default(false),
  /** Every code is refused with this number, as those of suspected users are (40226). */
  codesRefusedWith: z.int().nullable().default(null),
  /** Codes are spent, and the answer never comes. */
  areAnswersLost: z.boolean().default(false),
  /** Whoever comes back to a page has only looked in: names are made up for the moment. */
  isSnapshot: z.boolean().default(false),
  /** A phone is told for this app, whoever asked; and from this country. */
  phoneApp: z.string().nullable().default(null),
  country: z.string().default('86'),
});

export type OpenPlan = Readonly<z.output<typeof OpenPlan>>;
