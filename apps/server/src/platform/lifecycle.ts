import type { Logger } from './log.ts';

type Step = { readonly name: string; readonly run: () => Promise<unknown> };

/** What a process must close, last opened first; on SIGTERM requests under way are finished before the engines go. */
export class Lifecycle {
  readonly #steps: Step[] = [];
  readonly #log: Logger;
  #closing: Promise<void> | undefined;

  constructor(log: Logger) {
    this.#log = log;
  }

  onClose(name: string, run: () => Promise<unknown>): void {
    this.#steps.unshift({ name, run });
  }

  close(): Promise<void> {
    this.#closing ??= this.#closeAll();
    return this.#closing;
  }

  closeOnSignals(): void {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      process.once(signal, () => {
        this.#log.info({ signal }, 'closing');
        const giveUp = setTimeout(() => process.exit(1), 9_000).unref();
        void this.close().finally(() => {
          clearTimeout(giveUp);
          process.exit(0);
        });
      });
    }
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
