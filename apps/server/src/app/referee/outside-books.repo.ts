import { z } from 'zod';
import type { Ask } from './judge.ts';

/** A payment provider's own book. */
export const ProviderBook = z.object({
  transactions: z.array(z.object({ outTradeNo: z.string(), transactionId: z.string().nullish(), amountFen: z.int(), state: z.string() })),
  refunds: z.array(z.object({ outRefundNo: z.string(), outTradeNo: z.string(), amountFen: z.int(), state: z.string() })),
});
export type ProviderBook = z.output<typeof ProviderBook>;

/** What somebody wanted and was told. `unknown`: no answer came, so either may be true. */
export const HistoryEntry = z.object({
  op: z.string(),
  kind: z.string(),
  mid: z.string(),
  outcome: z.enum(['ok', 'fail', 'unknown']),
  memberId: z.string().nullish(),
  /** The key of the intent, made before the first try. */
  key: z.string().nullish(),
  tradeId: z.string().nullish(),
  refundId: z.string().nullish(),
  amountFen: z.int().nullish(),
});
export type HistoryEntry = z.output<typeof HistoryEntry>;

/** A column of a temporary table: its name, its type, and the field of the rows that fills it. */
type Column = readonly [name: string, type: 'text' | 'bigint', field: string];

const state: Column = ['state', 'text', 'state'];
const outTradeNo: Column = ['out_trade_no', 'text', 'outTradeNo'];
const amountFen: Column = ['amount_fen', 'bigint', 'amountFen'];
const mid: Column = ['mid', 'bigint', 'mid'];

/** Into temporary tables of the referee's connection. */
export async function loadProviderBook(ask: Ask, { transactions, refunds }: ProviderBook): Promise<void> {
  await load(ask, 'provider_transaction', [outTradeNo, ['transaction_id', 'text', 'transactionId'], amountFen, state], transactions);
  await load(ask, 'provider_refund', [['out_refund_no', 'text', 'outRefundNo'], outTradeNo, amountFen, state], refunds);
}

export async function loadHistory(ask: Ask, entries: readonly HistoryEntry[]): Promise<void> {
  const requests: Column[] = [
    ['op', 'text', 'op'],
    ['kind', 'text', 'kind'],
    mid,
    ['member_id', 'bigint', 'memberId'],
    ['key', 'text', 'key'],
  ];
  const answers: Column[] = [
    ['outcome', 'text', 'outcome'],
    ['trade_id', 'bigint', 'tradeId'],
    ['refund_id', 'bigint', 'refundId'],
    amountFen,
  ];
  await load(ask, 'history', [...requests, ...answers], entries);
}

const BATCH = 5_000;

async function load(ask: Ask, table: string, columns: readonly Column[], rows: readonly object[]): Promise<void> {
  await ask(`drop table if exists pg_temp.${table}`, []);
  await ask(`create temporary table ${table} (${columns.map(([name, type]) => `${name} ${type}`).join(', ')})`, []);
  const fields = columns.map(([, type, field]) => `"${field}" ${type}`).join(', ');
  for (let start = 0; start < rows.length; start += BATCH) {
    const batch = JSON.stringify(rows.slice(start, start + BATCH));
    await ask(`insert into ${table} select * from jsonb_to_recordset($1::jsonb) as r (${fields})`, [batch]);
  }
  await ask(`analyze ${table}`, []);
}
