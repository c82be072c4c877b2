const LONGEST_NAP_MS = 60_000;

export interface Chores {
  /** What has fallen due in the books. */
  settle(): void;
  /** What is to be told by now. */
  deliver(nowMs: number): void;
  /** When something falls due after that; null for what waits for nothing. */
  next(nowMs: number): readonly (number | null)[];
}

/** Does what is due and sleeps until something is. */
export class Alarm {
  readonly #now: () => number;
  readonly #chores: Chores;
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(now: () => number, chores: Chores) {
    this.#now = now;
    this.#chores = chores;
  }

  wake(): void {
    clearTimeout(this.#timer);
    if (this.#isClosed) return;
    this.#chores.settle();
    // One reading for both: what falls due between two would be neither delivered nor waited for.
    const now = this.#now();
    this.#chores.deliver(now);
    const next = this.#chores.next(now).filter((at) => at !== null);
    this.#timer = setTimeout(() => this.wake(), Math.min(LONGEST_NAP_MS, Math.max(1, Math.min(...next) - now)));
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
  }
}
