import { sql } from 'kysely';
import type { Ctx, TxCtx } from '#platform/ctx';
import { ownTables } from '#platform/db/own';
import type { Channel, SecurityEventKind } from './identity.types.ts';
import { maskAddress } from './login.rules.ts';

const db = ownTables('member');

/** Kept in the transaction of what happened. Said by a session, its channel is known; the clock has none. */
export async function recordEvent(ctx: TxCtx, memberId: string, kind: SecurityEventKind, channel?: Channel): Promise<void> {
  const sessionId = ctx.actor.kind === 'member' ? ctx.actor.sessionId : null;
  await db(ctx)
    .insertInto('member.security_event')
    .values({
      mid: ctx.mid,
      id: ctx.newId(),
      member_id: memberId,
      kind,
      at: ctx.now,
      network: maskAddress(ctx.address),
      channel: channel ?? sql<string | null>`(select channel from member.session where mid = ${ctx.mid} and id = ${sessionId}::bigint)`,
    })
    .execute();
}

/** The newest first, and one more than asked for when there is one. */
export const listEvents = (ctx: Ctx, memberId: string, { pageNum, pageSize }: { pageNum: number; pageSize: number }) =>
  db(ctx)
    .selectFrom('member.security_event')
    .select(['kind', 'at', 'network', 'channel'])
    .where('mid', '=', ctx.mid)
    .where('member_id', '=', memberId)
    .orderBy('id', 'desc')
    .offset((pageNum - 1) * pageSize)
    .limit(pageSize + 1)
    .execute();
