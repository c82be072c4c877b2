import type { CoreRequest } from './core-requests.ts';
import type { Facts } from './recorded-statements.ts';
import type { PreparedRequest } from './wrk-requests.ts';

/** More than a round sends in a second on the machines we know. */
const MOST_PER_SECOND = 8_000;
/** Sent and not answered when a round ended. */
const UNDER_WAY = 64;

/** Requests that are good for one time: as many as a second may need, and how to more of them. */
export interface Supply {
  readonly perSecond: number;
  refill(): Promise<readonly CoreRequest[]>;
}

/** What the rounds of a call take their requests from, each further on than the last. */
export class RequestPool {
  readonly #supply: Supply | undefined;
  #all: readonly CoreRequest[] = [];
  #next = 0;

  /** Requests that can be sent for ever, or a supply of such as cannot. */
  constructor(source: readonly CoreRequest[] | Supply) {
    if ('refill' in source) this.#supply = source;
    else this.#all = source;
  }

  /** A round that uses them up ends early. */
  get isOnce(): boolean {
    return this.#supply !== undefined;
  }

  async take(side: 'ours' | 'bare', seconds: number): Promise<PreparedRequest[]> {
    const count = (this.#supply?.perSecond ?? MOST_PER_SECOND) * seconds;
    if (this.#supply && this.#all.length - this.#next < count) {
      this.#all = await this.#supply.refill();
      this.#next = 0;
    }
    const from = this.#next % this.#all.length;
    const rest = this.isOnce ? [] : this.#all.slice(0, from);
    return [...this.#all.slice(from), ...rest].slice(0, count).map((request) => request[side]);
  }

  /** What some of the requests are about, for whoever asks the engine alone. */
  async facts(count: number): Promise<Facts[]> {
    if (this.#all.length === 0 && this.#supply) this.#all = await this.#supply.refill();
    return this.#all.slice(0, count).map(({ facts }) => facts);
  }

  use(answers: number): void {
    this.#next += answers + UNDER_WAY;
  }
}
