import { sql } from 'kysely';
import type { Pod } from '../db/pod.ts';

/** Workers listen here. */
export const OUTBOX_CHANNEL = 'qianpu_outbox';

/** By then most transactions have committed; a slower one is found by polling. */
const DELAY_MS = 30;

const waiting = new WeakSet<Pod>();

/**
 * Tells the workers of a pod to look, soon and once for all events of these milliseconds. Not in the transaction itself:
 * PostgreSQL lets transactions that notify commit only one after the other (measured: a third to a half of the
 * throughput on 16 connections). The word is only a hint, so losing it costs a second.
 */
export function scheduleNotify(pod: Pod): void {
  if (waiting.has(pod)) return;
  waiting.add(pod);
  setTimeout(() => {
    waiting.delete(pod);
    sql`select pg_notify(${OUTBOX_CHANNEL}, '')`.execute(pod.as.qianpu_app).catch(() => undefined);
  }, DELAY_MS).unref();
}
