import type { BookedCallback, CallbackBook } from './callback-book.ts';

/** What a merchant is to be told. */
export interface Message {
  readonly id: string;
  readonly eventType: string;
  /** The merchant's number of the order or refund. */
  readonly about: string;
  readonly url: string;
  readonly body: string;
  readonly isTrue: boolean;
  readonly isLost: boolean;
  readonly copies: number;
  readonly delayMs: number;
}

/** How a provider speaks to merchants, and what it hears as "taken". */
export interface Manners {
  readonly headers: (body: string) => Readonly<Record<string, string>>;
  readonly isTaken: (status: number, answer: string) => boolean;
  /** What the hours between repeats are multiplied with. */
  readonly timeScale: () => number;
  readonly now: () => number;
}

/** One that is told often is told so often. */
export const COPIES = 100;
const ANSWER_WITHIN_MS = 5_000;
const AT_ONCE = 32;

interface Outcome {
  /** HTTP status, or why there was none. */
  readonly word: string;
  readonly isTaken: boolean;
}

/** Carries messages until they are taken, and keeps the provider's plan of repeats. */
export class Postman {
  readonly #book: CallbackBook;
  readonly #manners: Manners;
  readonly #carried = new Set<string>();

  constructor(book: CallbackBook, manners: Manners) {
    this.#book = book;
    this.#manners = manners;
  }

  take({ isTrue, isLost, delayMs, ...message }: Message): void {
    const dueMs = this.#manners.now() + delayMs;
    this.#book.add({ ...message, isTrue: Number(isTrue), dueMs }, isLost ? 'LOST' : 'WAITING');
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
      const isTaken = outcomes.every((outcome) => outcome.isTaken);
      const words = outcomes.map(({ word }) => word);
      this.#book.noteAttempt(callback, words, isTaken, this.#manners.now(), this.#manners.timeScale());
    } finally {
      this.#carried.delete(callback.id);
    }
  }

  async #send({ url, body }: BookedCallback): Promise<Outcome> {
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'user-agent': 'Mozilla/4.0', ...this.#manners.headers(body) },
        body,
        redirect: 'manual',
        signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      });
      const text = await answer.text();
      return { word: String(answer.status), isTaken: this.#manners.isTaken(answer.status, text) };
    } catch (error) {
      return { word: error instanceof Error ? error.name : 'unknown', isTaken: false };
    }
  }
}
