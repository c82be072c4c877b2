import type { CallbackBook } from './callback-book.ts';
import type { Postman } from './postman.ts';

const LONGEST_NAP_MS = 60_000;

interface Chores {
  readonly now: () => number;
  readonly callbacks: CallbackBook;
  readonly postman: Postman;
  /** What has fallen due in the books. */
  readonly settle: () => void;
  /** When something in them falls due next; null for what waits for nothing. */
  readonly next: () => readonly (number | null)[];
}

/** Does what is due and sleeps until something is. */
export class Alarm {
  readonly #chores: Chores;
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(chores: Chores) {
    this.#chores = chores;
  }

  wake(): void {
    clearTimeout(this.#timer);
    if (this.#isClosed) return;
    const { callbacks, postman, settle, next } = this.#chores;
    settle();
    // One reading for both: what falls due between two would be neither delivered nor waited for.
    const now = this.#chores.now();
    postman.deliverDue(now, () => this.wake());
    const dates = [...next(), callbacks.nextDueMs(now)].filter((at) => at !== null);
    this.#timer = setTimeout(() => this.wake(), Math.min(LONGEST_NAP_MS, Math.max(1, Math.min(...dates) - now)));
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
  }
}
