import type { CoreRequest } from './core-requests.ts';
import type { PreparedRequest } from './wrk-requests.ts';

/** More than a round sends in a second on the machines we know. */
const MOST_PER_SECOND = 8_000;
/** As many of what is good for one time should be there when a round begins; a faster one ends earlier. */
const LEAST_PER_SECOND = 2_000;
/** Sent and not answered when a round ended. */
const UNDER_WAY = 64;

/** What the rounds of a call take their requests from, each further on than the last. */
export class RequestPool {
  readonly isOnce: boolean;
  readonly #refill: (() => Promise<CoreRequest[]>) | undefined;
  #all: readonly CoreRequest[] = [];
  #next = 0;

  /** Requests that can be sent for ever, or such as are good for one time, with a way to more of them. */
  constructor(source: readonly CoreRequest[] | (() => Promise<CoreRequest[]>)) {
    this.isOnce = typeof source === 'function';
    if (typeof source === 'function') this.#refill = source;
    else this.#all = source;
  }

  async take(side: 'ours' | 'bare', seconds: number): Promise<PreparedRequest[]> {
    if (this.#refill && this.#all.length - this.#next < LEAST_PER_SECOND * seconds) {
      this.#all = await this.#refill();
      this.#next = 0;
    }
    const from = this.#next % this.#all.length;
    const rest = this.isOnce ? [] : this.#all.slice(0, from);
    return [...this.#all.slice(from), ...rest].slice(0, MOST_PER_SECOND * seconds).map((request) => request[side]);
  }

  use(answers: number): void {
    this.#next += answers + UNDER_WAY;
  }
}
