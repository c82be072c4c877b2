import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import type { RequestCount } from './request-count.ts';

export const share = z.number().min(0).max(1).default(0);
const someMs = (usual: number) => z.number().int().min(0).max(600_000).default(usual);

/** How any payment provider misbehaves, until the next plan. Shares are of orders or refunds, not of messages. */
export const usualLies = {
  /** Never told at all; only asking finds it out. */
  lostShare: share,
  /** Told a hundred times at once. */
  duplicateShare: share,
  /** A payment is told late, behind what followed it; a refund is told before the request for it is answered. */
  reorderShare: share,
  /** Create, close and refund: done, yet answered with a fault of theirs or not at all. */
  unknownButDoneShare: share,
  /** Answered that we ask too often; nothing is done. */
  busyShare: share,
  /** Closed as asked and said so, yet the shopper's payment goes through. Such a payment is always told. */
  lateAfterCloseShare: share,
  /** Beside the true message, another, signed as truly, names one fen more. */
  wrongAmountShare: share,
  /** Beside the true message, another, signed as truly, is about another merchant. */
  wrongMerchantShare: share,
  /** Beside the true message, another, signed as truly, names another app of the same merchant. */
  wrongAppShare: share,
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
};

type UsualPlan = Readonly<z.output<z.ZodObject<typeof usualLies>>>;
type LieOf<Plan> = keyof Plan extends infer Name ? (Name extends `${infer Lie}Share` ? Lie : never) : never;

/** The plan in force. What is told about a number follows from the seed and the number, whatever else happens meanwhile. */
export class Lies<Plan extends UsualPlan> {
  #plan: Plan;

  constructor(honest: Plan) {
    this.#plan = honest;
  }

  follow(plan: Plan): void {
    this.#plan = plan;
  }

  get plan(): Plan {
    return this.#plan;
  }

  tells(lie: LieOf<Plan>, about: string): boolean {
    return this.fraction(`${lie}/${about}`) < Number(this.#plan[`${lie}Share` as keyof Plan]);
  }

  /** A number in [0, 1) that only the seed and the subject decide. */
  fraction(about: string): number {
    return createHash('sha256').update(`${this.#plan.seed}/${about}`).digest().readUInt32BE(0) / 2 ** 32;
  }

  /** How long a payment is kept from its merchant. */
  heldBackMs(number: string): number {
    const { notifyDelayMs, reorderMs } = this.#plan;
    const isHeldBack = this.fraction(`reorder/${number}`) < this.#plan.reorderShare;
    return notifyDelayMs + (isHeldBack ? Math.round(reorderMs * this.fraction(`held back/${number}`)) : 0);
  }
}

export interface Liar {
  readonly lies: Lies<UsualPlan>;
  readonly requests: RequestCount;
  /** In the provider's words. */
  readonly busy: () => Error;
  readonly fault: () => Error;
}

/** Whether the caller learns what was done follows from the number and how often it was asked. */
export async function mayLie<T>(liar: Liar, operation: string, number: string, act: () => T | Promise<T>): Promise<T> {
  const { lies } = liar;
  const about = `${operation}/${number}/${liar.requests.next(operation, number)}`;
  if (lies.tells('busy', about)) throw liar.busy();
  const answer = await act();
  if (!lies.tells('unknownButDone', about)) return answer;
  if (lies.fraction(`silent/${about}`) < 0.5) throw liar.fault();
  await wait(lies.plan.hangMs, undefined, { ref: false });
  return answer;
}
