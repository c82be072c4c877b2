import { appendFileSync } from 'node:fs';
import type { CallResult } from './mall-client.ts';

/** What is about to be tried: known before the first byte leaves. */
export interface HistoryEntry {
  readonly kind: 'place' | 'pay' | 'cancel' | 'refund';
  readonly mid: string;
  readonly memberId?: string;
  readonly key?: string;
  readonly tradeId?: string;
  readonly amountFen?: number;
}

/** What the answer added. */
export interface Answered {
  readonly tradeId?: string;
  readonly refundId?: string;
  readonly amountFen?: number;
}

export type Entry = HistoryEntry & Answered & { readonly op: string; readonly outcome: CallResult<unknown>['outcome'] };

/**
 * Who was promised what: two lines an operation, one before it is sent and one after it was answered, so that what a killed
 * generator left behind still tells what may have happened.
 */
export class History {
  readonly entries: Entry[] = [];
  readonly #file: string | undefined;
  #count = 0;

  constructor(file?: string) {
    this.#file = file;
  }

  /** Tries something and writes down what came of it. */
  async record<Data>(
    input: HistoryEntry,
    attempt: () => Promise<CallResult<Data>>,
    answered: (data: Data) => Answered,
  ): Promise<CallResult<Data>> {
    this.#count += 1;
    const op = `op-${this.#count}`;
    this.#write({ op, ...input });
    const result = await attempt();
    const entry: Entry = { op, ...input, ...(result.outcome === 'ok' && answered(result.data)), outcome: result.outcome };
    this.entries.push(entry);
    this.#write(entry);
    return result;
  }

  #write(line: object): void {
    if (this.#file !== undefined) appendFileSync(this.#file, `${JSON.stringify(line)}\n`);
  }
}
