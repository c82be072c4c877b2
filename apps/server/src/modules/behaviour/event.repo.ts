import { sql } from 'kysely';
import type { TxCtx } from '#platform/ctx';
import { type OwnDb, ownTables } from '#platform/db/own';
import { prepared } from '#platform/db/prepared';
import type { StoredVisitEvent } from './event.types.ts';

const db = ownTables('behaviour');

const eventCount = prepared('behaviour.event_count', (tables: OwnDb<'behaviour'>, p: { mid: string; day: string; visitorId: string }) =>
  tables
    .selectFrom('behaviour.event')
    .select((row) => row.fn.countAll<string>().as('count'))
    .where('mid', '=', p.mid)
    .where('day', '=', sql<Date>`${p.day}::date`)
    .where('visitor_id', '=', p.visitorId),
);
/** Of one visitor's label on one day. */
export const countEvents = async (ctx: TxCtx, day: string, visitorId: string): Promise<number> =>
  Number((await eventCount(db(ctx), { mid: ctx.mid, day, visitorId }))[0]?.count ?? 0);

/** In one statement. Answers how many were new. */
export async function insertEvents(ctx: TxCtx, events: readonly StoredVisitEvent[]): Promise<number> {
  const { numInsertedOrUpdatedRows = 0n } = await db(ctx)
    .insertInto('behaviour.event')
    .values(
      events.map((event) => ({
        mid: ctx.mid,
        day: event.day,
        visitor_id: event.visitorId,
        session_id: event.sessionId,
        n: event.n,
        name: event.name,
        page: event.page,
        cid: event.cid,
        env: event.env,
        channel: event.channel ?? null,
        at: event.at,
        stay_ms: event.name === 'leave' ? event.stayMs : null,
        target: event.name === 'tap' ? event.target : null,
      })),
    )
    .onConflict((met) => met.doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows);
}
