import { setTimeout as pause } from 'node:timers/promises';
import { Drain } from './drain.ts';
import type { Logger } from './log.ts';

type Step = { readonly name: string; readonly run: () => Promise<unknown> };

/** Longer than a provider is waited for, and with that the longest call. */
const FINISH_MS = 13_000;
const CLOSE_MS = 9_000;

/** What a process must close, last opened first; on SIGTERM requests under way are finished before the engines go. */
export class Lifecycle {
  readonly drain: Drain;
  readonly #steps: Step[] = [];
  readonly #log: Logger;
  #closing: Promise<void> | undefined;

  constructor(log: Logger, drain = new Drain()) {
    this.drain = drain;
    this.#log = log;
  }

  onClose(name: string, run: () => Promise<unknown>): void {
    this.#steps.unshift({ name, run });
  }

  close(): Promise<void> {
    this.#closing ??= this.#closeAll();
    return this.#closing;
  }

  /** `drainMs`: as long as a balancer may take to notice that nothing more is to be sent here. */
  closeOnSignals(drainMs: number): void {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      process.once(signal, () => {
        this.#log.info({ signal }, 'closing');
        const giveUp = setTimeout(() => process.exit(1), drainMs + FINISH_MS + CLOSE_MS).unref();
        void this.#leave(drainMs).finally(() => {
          clearTimeout(giveUp);
          process.exit(0);
        });
      });
    }
  }

  async #leave(drainMs: number): Promise<void> {
    this.drain.begin();
    await pause(drainMs);
    if (!(await this.drain.finish(FINISH_MS))) this.#log.warn('requests were still in hand');
    await this.close();
  }

  async #closeAll(): Promise<void> {
    for (const step of this.#steps) {
      try {
        await step.run();
      } catch (err) {
        this.#log.warn({ err, step: step.name }, 'could not close cleanly');
      }
    }
  }
}
