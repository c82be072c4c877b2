import { sql } from 'kysely';
import type { TxCtx } from '../ctx.ts';

export interface NewEvent {
  readonly name: string;
  readonly payload: unknown;
  readonly at: Date;
}

export async function putEvent(ctx: TxCtx, { name, payload, at }: NewEvent): Promise<void> {
  await sql`
    insert into platform.outbox (mid, id, name, payload, at, due_at)
    values (${ctx.mid}, ${ctx.newId()}, ${name}, ${JSON.stringify(payload)}, ${at}, ${at})`.execute(ctx.db);
}

/** True for the first who signs: the consumer may act. A second delivery waits for the first to end, and finds its signature. */
export async function signInbox(ctx: TxCtx, consumer: string, eventId: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into platform.inbox (mid, consumer, event_id, handled_at)
    values (${ctx.mid}, ${consumer}, ${eventId}, ${ctx.now})
    on conflict do nothing`.execute(ctx.db);
  return numAffectedRows === 1n;
}
