import { randomUUID } from 'node:crypto';
import type { Account } from './accounts.ts';
import { beijingTime } from './beijing-time.ts';
import type { BookedCallback, CallbackBook } from './callback-book.ts';
import type { PayLies } from './pay-plan.ts';
import type { PlatformKeys } from './platform-keys.ts';
import { seal } from './seal.ts';

export interface News {
  readonly eventType: `TRANSACTION.SUCCESS` | `REFUND.${string}`;
  readonly summary: string;
  readonly originalType: 'transaction' | 'refund';
  /** The merchant's number of the order or refund. */
  readonly about: string;
  readonly url: string;
  readonly resource: object;
  readonly isTrue: boolean;
  readonly isLost: boolean;
  readonly copies: number;
  readonly delayMs: number;
}

const ANSWER_WITHIN_MS = 5_000;
const AT_ONCE = 32;

/** Seals news for a merchant, carries it until it is taken, and keeps the provider's plan of repeats. */
export class Postman {
  readonly #book: CallbackBook;
  readonly #keys: PlatformKeys;
  readonly #lies: PayLies;
  readonly #now: () => number;
  readonly #carried = new Set<string>();

  constructor(book: CallbackBook, keys: PlatformKeys, lies: PayLies, now: () => number) {
    this.#book = book;
    this.#keys = keys;
    this.#lies = lies;
    this.#now = now;
  }

  /** Answers the number of the message. */
  take(news: News, account: Account): string {
    const id = randomUUID();
    const { originalType, eventType, summary, about, url, copies } = news;
    const resource = seal(account.apiV3Key, JSON.stringify(news.resource), originalType);
    const body = JSON.stringify({
      id,
      create_time: beijingTime(this.#now()),
      resource_type: 'encrypt-resource',
      event_type: eventType,
      summary,
      resource: { original_type: originalType, ...resource },
    });
    const dueMs = this.#now() + news.delayMs;
    this.#book.add({ id, about, eventType, url, body, copies, isTrue: Number(news.isTrue), dueMs }, news.isLost ? 'LOST' : 'WAITING');
    return id;
  }

  /** Starts every attempt that is due; `done` is called after each. */
  deliverDue(nowMs: number, done: () => void): void {
    for (const callback of this.#book.due(nowMs, AT_ONCE)) {
      if (this.#carried.size >= AT_ONCE) return;
      if (!this.#carried.has(callback.id)) void this.#carry(callback).finally(done);
    }
  }

  /** One attempt now, before anything else is said. */
  async deliverNow(id: string): Promise<void> {
    const callback = this.#book.find(id);
    if (callback !== undefined && !this.#carried.has(id)) await this.#carry(callback);
  }

  async #carry(callback: BookedCallback): Promise<void> {
    this.#carried.add(callback.id);
    try {
      const copies = callback.attempts === 0 ? callback.copies : 1;
      const outcomes = await Promise.all(Array.from({ length: copies }, () => this.#send(callback)));
      const isTaken = outcomes.every((outcome) => outcome === '200' || outcome === '204');
      this.#book.noteAttempt(callback, outcomes, isTaken, this.#now(), this.#lies.plan.timeScale);
    } finally {
      this.#carried.delete(callback.id);
    }
  }

  async #send({ url, body }: BookedCallback): Promise<string> {
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'user-agent': 'Mozilla/4.0', ...this.#keys.signatureHeaders(body) },
        body,
        redirect: 'manual',
        signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      });
      await answer.arrayBuffer();
      return String(answer.status);
    } catch (error) {
      return error instanceof Error ? error.name : 'unknown';
    }
  }
}
