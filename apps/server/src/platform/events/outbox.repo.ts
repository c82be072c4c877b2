import { sql } from 'kysely';
import type { TxCtx } from '../ctx.ts';
import { type OwnDb, ownTables } from '../db/own.ts';
import { prepared } from '../db/prepared.ts';
import { currentRequestId } from '../request-id.ts';
import { currentSpan } from '../tracing/trace.ts';

const db = ownTables('platform');

export interface NewEvent {
  readonly name: string;
  readonly payload: unknown;
  readonly at: Date;
}

const put = prepared(
  'platform.event.put',
  (
    tables: OwnDb<'platform'>,
    p: { mid: string; id: string; name: string; payload: string; at: Date; requestId: string | null; trace: string | null },
  ) =>
    tables.insertInto('platform.outbox').values({
      mid: p.mid,
      id: p.id,
      name: p.name,
      payload: sql`${p.payload}::jsonb`,
      at: p.at,
      due_at: p.at,
      request_id: p.requestId,
      trace: p.trace,
    }),
);
export const putEvent = (ctx: TxCtx, { name, payload, at }: NewEvent) =>
  put(db(ctx), {
    mid: ctx.mid,
    id: ctx.newId(),
    name,
    payload: JSON.stringify(payload),
    at,
    requestId: currentRequestId() ?? null,
    trace: currentSpan()?.traceparent ?? null,
  });

const sign = prepared(
  'platform.event.sign',
  (tables: OwnDb<'platform'>, p: { mid: string; consumer: string; eventId: string; now: Date }) =>
    tables
      .insertInto('platform.inbox')
      .values({ mid: p.mid, consumer: p.consumer, event_id: p.eventId, handled_at: p.now })
      .onConflict((on) => on.doNothing())
      .returning('event_id'),
);
/** True for the first who signs: the consumer may act. A second delivery waits for the first to end, and finds its signature. */
export const signInbox = async (ctx: TxCtx, consumer: string, eventId: string): Promise<boolean> =>
  (await sign(db(ctx), { mid: ctx.mid, consumer, eventId, now: ctx.now })).length > 0;
