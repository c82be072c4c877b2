import type { Logger } from '../log.ts';
import { admissions, requestsInFlight } from '../metrics.ts';
import { type AdmissionLimit, type CallPriority, falling, admissionLimits as usualTerms } from './call-priority.ts';

/** Not begun, nothing done: the caller may try again. */
export class TooBusy extends Error {
  override readonly name = 'TooBusy';
}

interface Waiting {
  readonly isGone: () => boolean;
  readonly begin: () => void;
  readonly refuse: () => void;
}

/** How often the log says that requests are refused: a flood must not become a flood of lines. */
const TOLD_EVERY_MS = 5_000;

const refusals = ['full', 'late', 'gone', 'lagging', 'no-connection'] as const;
type Refusal = (typeof refusals)[number];
for (const standing of falling) for (const outcome of refusals) admissions.inc({ standing, outcome }, 0);

/**
 * Bounded work in hand. Beyond it some wait, for a bounded time; the rest are refused while that is still cheap. Under too many requests
 * those already begun are so finished at the usual speed, and what matters most is begun first.
 */
export class Admission {
  readonly #terms: Readonly<Record<CallPriority, AdmissionLimit>>;
  readonly #log: Logger;
  readonly #isLagging: () => boolean;
  readonly #inHand = { pages: 0, engines: 0, outside: 0, hooks: 0, uploads: 0 };
  readonly #waiting: Readonly<Record<CallPriority, Set<Waiting>>>;
  #untold = 0;
  #toldAt = Number.NEGATIVE_INFINITY;

  constructor(log: Logger, { terms = usualTerms, isLagging = () => false }: { terms?: typeof usualTerms; isLagging?: () => boolean } = {}) {
    this.#log = log;
    this.#terms = terms;
    this.#isLagging = isLagging;
    this.#waiting = {
      page: new Set(),
      upload: new Set(),
      look: new Set(),
      own: new Set(),
      write: new Set(),
      door: new Set(),
      pay: new Set(),
      hook: new Set(),
    };
  }

  get inHand(): Readonly<Record<AdmissionLimit['room'], number>> {
    return { ...this.#inHand };
  }

  /** Asked before the body is read: whether there is any hope. Whoever only looks has none while the process cannot keep up. */
  hasRoom(standing: CallPriority): boolean {
    if ((standing === 'look' || standing === 'page') && this.#isLagging()) return this.#isRefused(standing, 'lagging');
    return this.#mayBegin(standing) || this.#mayWait(standing) || this.#isRefused(standing, 'full');
  }

  /** Does the work when its turn comes, or throws `TooBusy` without beginning it. Its place is free again when the work has ended. */
  async run<T>(standing: CallPriority, isGone: () => boolean, work: () => Promise<T>): Promise<T> {
    if (isGone()) throw this.refusal(standing, 'gone');
    if (this.#mayBegin(standing)) this.#begin(standing);
    else if (this.#mayWait(standing)) await this.#wait(standing, isGone);
    else throw this.refusal(standing, 'full');
    try {
      return await work();
    } finally {
      this.#end(standing);
    }
  }

  /** Counts a refusal and tells of it now and then. */
  refusal(standing: CallPriority, why: Refusal): TooBusy {
    admissions.inc({ standing, outcome: why });
    this.#untold += 1;
    if (performance.now() - this.#toldAt > TOLD_EVERY_MS) {
      this.#log.warn({ refused: this.#untold, standing, why, inHand: this.inHand }, 'too many requests, some are refused');
      this.#toldAt = performance.now();
      this.#untold = 0;
    }
    return new TooBusy();
  }

  #isRefused(standing: CallPriority, why: Refusal): false {
    this.refusal(standing, why);
    return false;
  }

  /** Nobody overtakes those of the same standing; the more important ones have been called in already. */
  #mayBegin(standing: CallPriority): boolean {
    return this.#isBelow(standing) && this.#waiting[standing].size === 0;
  }

  #isBelow(standing: CallPriority): boolean {
    const { room, below } = this.#terms[standing];
    return this.#inHand[room] < below;
  }

  #mayWait(standing: CallPriority): boolean {
    return this.#waiting[standing].size < this.#terms[standing].waiting;
  }

  #begin(standing: CallPriority): void {
    this.#inHand[this.#terms[standing].room] += 1;
    requestsInFlight.inc({ standing });
    admissions.inc({ standing, outcome: 'begun' });
  }

  #end(standing: CallPriority): void {
    this.#inHand[this.#terms[standing].room] -= 1;
    requestsInFlight.dec({ standing });
    for (const next of falling) this.#callIn(next);
  }

  #callIn(standing: CallPriority): void {
    for (const waiting of this.#waiting[standing]) {
      if (!this.#isBelow(standing)) return;
      this.#waiting[standing].delete(waiting);
      if (waiting.isGone()) waiting.refuse();
      else {
        this.#begin(standing);
        waiting.begin();
      }
    }
  }

  #wait(standing: CallPriority, isGone: () => boolean): Promise<void> {
    return new Promise((resolve, reject) => {
      const patience = setTimeout(() => {
        this.#waiting[standing].delete(waiting);
        reject(this.refusal(standing, 'late'));
      }, this.#terms[standing].maxWaitMs);
      const waiting: Waiting = {
        isGone,
        begin: () => {
          clearTimeout(patience);
          resolve();
        },
        refuse: () => {
          clearTimeout(patience);
          reject(this.refusal(standing, 'gone'));
        },
      };
      this.#waiting[standing].add(waiting);
    });
  }
}
