import { createHash } from 'node:crypto';
import { z } from 'zod';

const share = z.number().min(0).max(1).default(0);
const someMs = (usual: number) => z.number().int().min(0).max(600_000).default(usual);

/** How the payment provider misbehaves, until the next plan. Shares are of orders or refunds, not of messages. */
export const PayPlan = z.strictObject({
  /** Never told at all; only asking finds it out. */
  lostShare: share,
  /** Told a hundred times at once. */
  duplicateShare: share,
  /** A payment is told late, behind what followed it; a refund is told before the request for it is answered. */
  reorderShare: share,
  /** Create, close and refund: done, yet answered with SYSTEM_ERROR or not at all. */
  unknownButDoneShare: share,
  /** Answered with FREQUENCY_LIMITED; nothing is done. */
  busyShare: share,
  /** Closed as asked and said so, yet the shopper's payment goes through. Such a payment is always told. */
  lateAfterCloseShare: share,
  /** Beside the true message, another, signed as truly, names one fen more. */
  wrongAmountShare: share,
  /** Beside the true message, another, signed as truly, is about another merchant. */
  wrongMerchantShare: share,
  /** Beside the true message, another, signed as truly, names another app of the same merchant. */
  wrongAppShare: share,
  /** The money does not reach the payer. */
  abnormalRefundShare: share,
  /** The merchant's balance was empty for too long: given up, and asked for again only under another number. */
  closedRefundShare: share,
  notifyDelayMs: someMs(0),
  refundDelayMs: someMs(500),
  /** From the close to the payment that goes through all the same. */
  lateDelayMs: someMs(1_500),
  /** Longest time a message told out of order is held back. */
  reorderMs: someMs(2_000),
  /** How long nothing is answered: more than any caller waits. */
  hangMs: someMs(12_000),
  /** What the hours of the plan of repeats are multiplied with. */
  timeScale: z.number().min(0.0001).max(1).default(1),
  seed: z.number().int().default(1),
});

export type PayPlan = Readonly<z.output<typeof PayPlan>>;

type Lie = keyof PayPlan extends infer Name ? (Name extends `${infer Lie}Share` ? Lie : never) : never;

/** The plan in force. What is told about a number follows from the seed and the number, whatever else happens meanwhile. */
export class PayLies {
  #plan = PayPlan.parse({});

  follow(plan: PayPlan): void {
    this.#plan = plan;
  }

  get plan(): PayPlan {
    return this.#plan;
  }

  tells(lie: Lie, about: string): boolean {
    return this.fraction(`${lie}/${about}`) < this.#plan[`${lie}Share`];
  }

  /** A number in [0, 1) that only the seed and the subject decide. */
  fraction(about: string): number {
    return createHash('sha256').update(`${this.#plan.seed}/${about}`).digest().readUInt32BE(0) / 2 ** 32;
  }
}
