import { z } from 'zod';
import { seededRandom } from '../seeded-random.ts';

const share = z.number().min(0).max(1).default(0);

/** How the SMS provider misbehaves, until the next plan. */
export const SmsPlan = z.strictObject({
  /** The work is done at once, the answer is held back. */
  delayMs: z.number().int().min(0).max(60_000).default(0),
  /** Share of requests answered with an internal error; nothing is sent. */
  errorShare: share,
  /** Share of messages answered with success that never arrive. */
  dropShare: share,
  /** The same seed tells the same lies in the same order. */
  seed: z.number().int().default(1),
});

export type SmsPlan = Readonly<z.output<typeof SmsPlan>>;

/** The plan in force, and the dice it is played with. */
export class SmsLies {
  #plan = SmsPlan.parse({});
  #random = seededRandom(this.#plan.seed);

  follow(plan: SmsPlan): void {
    this.#plan = plan;
    this.#random = seededRandom(plan.seed);
  }

  get delayMs(): number {
    return this.#plan.delayMs;
  }

  failsThisRequest(): boolean {
    return this.#random() < this.#plan.errorShare;
  }

  dropsThisMessage(): boolean {
    return this.#random() < this.#plan.dropShare;
  }
}
