import { setTimeout as pause } from 'node:timers/promises';
import { type ScratchMall, withDatabase } from '../../load/scratch-mall.ts';

export interface PayFacts {
  /** Payments the provider had to tell of, and those it was answered well. */
  readonly told: number;
  readonly taken: number;
  /** Attempts beside the first of each. */
  readonly repeats: number;
  /** From the provider's success to our books. */
  readonly latestMs: number;
}

interface Callbacks {
  readonly waiting: number;
  readonly counts: readonly { readonly eventType: string; readonly state: string; readonly count: number; readonly sent: number }[];
}

interface Book {
  readonly transactions: readonly { readonly outTradeNo: string; readonly state: string; readonly paidMs: number | null }[];
}

/** The provider repeats what was not answered well after 15 and 30 s. */
const REPEATED_WITHIN_MS = 45_000;

export async function readPayFacts({ provider, env }: ScratchMall): Promise<PayFacts> {
  const { counts } = await callbacksAtRest(provider);
  const payments = counts.filter(({ eventType }) => eventType === 'TRANSACTION.SUCCESS');
  const taken = payments.filter(({ state }) => state === 'TAKEN');
  const sum = (rows: Callbacks['counts'], of: 'count' | 'sent') => rows.reduce((total, row) => total + row[of], 0);
  const told = sum(payments, 'count');
  const latestMs = await latestKnown(provider, env.DATABASE_URL ?? '');
  return { told, taken: sum(taken, 'count'), repeats: sum(payments, 'sent') - told, latestMs };
}

async function callbacksAtRest(provider: string): Promise<Callbacks> {
  const deadline = performance.now() + REPEATED_WITHIN_MS;
  for (;;) {
    const callbacks = (await (await fetch(`${provider}/wechat-pay/callbacks.json`)).json()) as Callbacks;
    if (callbacks.waiting === 0 || performance.now() > deadline) return callbacks;
    await pause(500);
  }
}

async function latestKnown(provider: string, databaseUrl: string): Promise<number> {
  const { transactions } = (await (await fetch(`${provider}/wechat-pay/book.json`)).json()) as Book;
  const { rows } = await withDatabase(databaseUrl, (db) =>
    db.query<{ ref: string; at: Date }>(`select ref, at from ledger.txn where kind = 'PAY'`),
  );
  const knownAt = new Map(rows.map(({ ref, at }) => [ref, at.getTime()]));
  const delays = transactions.flatMap(({ outTradeNo, paidMs }) =>
    paidMs === null ? [] : [(knownAt.get(outTradeNo) ?? Number.POSITIVE_INFINITY) - paidMs],
  );
  return delays.reduce((latest, delay) => Math.max(latest, delay), 0);
}
