import { sql } from 'kysely';
import type { Ctx, TxCtx } from '#platform/ctx';
import { ownTables } from '#platform/db/own';
import type { Between, HistoryPaging, MessageRow } from './support.types.ts';

const db = ownTables('support');

const columns = ['seq', 'sender', 'staff_id', 'text', 'sent_at'] as const;

const messagesOf = (ctx: Ctx, { memberId, cid }: Between) =>
  db(ctx).selectFrom('support.message').select(columns).where('mid', '=', ctx.mid).where('member_id', '=', memberId).where('cid', '=', cid);

/** Newest first. One row more than asked for: it tells whether there are older ones. */
export const listMessages = (ctx: Ctx, between: Between, { before, pageSize }: HistoryPaging): Promise<MessageRow[]> =>
  messagesOf(ctx, between)
    .$if(before !== undefined, (query) => query.where('seq', '<', before ?? 0))
    .orderBy('seq', 'desc')
    .limit(pageSize + 1)
    .execute();

/** In the order they were written. */
export const listMessagesAfter = (ctx: Ctx, between: Between, seq: number, limit: number): Promise<MessageRow[]> =>
  messagesOf(ctx, between).where('seq', '>', seq).orderBy('seq').limit(limit).execute();

/** Undefined when the shop cannot be written to. The first message begins the conversation. */
export async function insertMemberMessage(ctx: TxCtx, { memberId, cid }: Between, text: string): Promise<MessageRow | undefined> {
  const { rows } = await sql<MessageRow>`
    with conversation as (
      insert into support.conversation (mid, member_id, cid, last_seq, last_at, waiting_since, staff_count)
      select mid, ${memberId}::bigint, cid, 1, ${ctx.now}::timestamptz, ${ctx.now}::timestamptz, 0 from support.contact where mid = ${ctx.mid} and cid = ${cid} and is_open
      on conflict (mid, member_id, cid) do update set last_seq = support.conversation.last_seq + 1, last_at = excluded.last_at,
        waiting_since = coalesce(support.conversation.waiting_since, excluded.waiting_since)
      returning mid, member_id, cid, last_seq, last_at, staff_count
    )
    insert into support.message (mid, member_id, cid, seq, sender, text, staff_count, sent_at)
    select mid, member_id, cid, last_seq, 'MEMBER', ${text}::text, staff_count, last_at from conversation
    returning seq, sender, staff_id, text, sent_at`.execute(db(ctx));
  return rows[0];
}

/** Undefined when the member never wrote to the shop: staff answer, they do not begin. Whoever answers first has the conversation. */
export async function insertStaffMessage(
  ctx: TxCtx,
  { memberId, cid }: Between,
  staffId: string,
  text: string,
): Promise<MessageRow | undefined> {
  const { rows } = await sql<MessageRow>`
    with conversation as (
      update support.conversation set last_seq = last_seq + 1, last_at = ${ctx.now}, staff_count = staff_count + 1,
             waiting_since = null, assigned_to = coalesce(assigned_to, ${staffId}::bigint)
       where mid = ${ctx.mid} and member_id = ${memberId} and cid = ${cid}
      returning mid, member_id, cid, last_seq, last_at, staff_count
    )
    insert into support.message (mid, member_id, cid, seq, sender, staff_id, text, staff_count, sent_at)
    select mid, member_id, cid, last_seq, 'STAFF', ${staffId}::bigint, ${text}::text, staff_count, last_at from conversation
    returning seq, sender, staff_id, text, sent_at`.execute(db(ctx));
  return rows[0];
}
