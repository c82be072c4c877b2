import { sql } from 'kysely';
import type { Ctx, TxCtx } from '#platform/ctx';
import { ownTables } from '#platform/db/own';
import type { Between, HistoryPaging, MessageRow, StoredContent } from './support.types.ts';

const db = ownTables('support');

const contentColumns = ['kind', 'text', 'file_id', 'goods_id', 'sku_id', 'order_id'] as const;
const columns = ['seq', 'sender', 'staff_id', 'is_automatic', 'sent_at', ...contentColumns] as const;
const columnList = sql.join(columns.map((column) => sql.ref(column)));

const messagesOf = (ctx: Ctx, { memberId, cid }: Between) =>
  db(ctx).selectFrom('support.message').select(columns).where('mid', '=', ctx.mid).where('member_id', '=', memberId).where('cid', '=', cid);

/** Newest first. One row more than asked for: it tells whether there are older ones. */
export const listMessages = (ctx: Ctx, between: Between, { before, pageSize }: HistoryPaging): Promise<MessageRow[]> =>
  messagesOf(ctx, between)
    .$if(before !== undefined, (query) => query.where('seq', '<', before ?? 0))
    .orderBy('seq', 'desc')
    .limit(pageSize + 1)
    .$castTo<MessageRow>()
    .execute();

/** In the order they were written. */
export const listMessagesAfter = (ctx: Ctx, between: Between, seq: number, limit: number): Promise<MessageRow[]> =>
  messagesOf(ctx, between).where('seq', '>', seq).orderBy('seq').limit(limit).$castTo<MessageRow>().execute();

export const findMessage = (ctx: Ctx, between: Between, seq: number): Promise<MessageRow | undefined> =>
  messagesOf(ctx, between).where('seq', '=', seq).$castTo<MessageRow>().executeTakeFirst();

const insertInto = sql`
  insert into support.message
         (mid, member_id, cid, seq, sender, staff_id, is_automatic, staff_count, sent_at, kind, text, file_id, goods_id, sku_id, order_id)`;

const contentOf = ({ kind, text, file_id, goods_id, sku_id, order_id }: StoredContent) => sql`
  ${kind}::text, ${text}::text, ${file_id}::bigint, ${goods_id}::bigint, ${sku_id}::bigint, ${order_id}::bigint`;

/** Undefined when the shop cannot be written to. The first message begins the conversation. */
export async function insertMemberMessage(ctx: TxCtx, { memberId, cid }: Between, content: StoredContent): Promise<MessageRow | undefined> {
  const { rows } = await sql<MessageRow>`
    with conversation as (
      insert into support.conversation (mid, member_id, cid, last_seq, last_at, waiting_since, staff_count)
      select mid, ${memberId}::bigint, cid, 1, ${ctx.now}::timestamptz, ${ctx.now}::timestamptz, 0 from support.contact where mid = ${ctx.mid} and cid = ${cid} and is_open
      on conflict (mid, member_id, cid) do update set last_seq = support.conversation.last_seq + 1, last_at = excluded.last_at,
        waiting_since = coalesce(support.conversation.waiting_since, excluded.waiting_since)
      returning mid, member_id, cid, last_seq, last_at, staff_count
    )
    ${insertInto}
    select mid, member_id, cid, last_seq, 'MEMBER', null::bigint, false, staff_count, last_at, ${contentOf(content)} from conversation
    returning ${columnList}`.execute(db(ctx));
  return rows[0];
}

/** Undefined when the member never wrote to the shop: staff answer, they do not begin. Whoever answers first has the conversation. */
export async function insertStaffMessage(
  ctx: TxCtx,
  { memberId, cid }: Between,
  staffId: string,
  content: StoredContent,
): Promise<MessageRow | undefined> {
  const { rows } = await sql<MessageRow>`
    with conversation as (
      update support.conversation set last_seq = last_seq + 1, last_at = ${ctx.now}, staff_count = staff_count + 1,
             waiting_since = null, assigned_to = coalesce(assigned_to, ${staffId}::bigint)
       where mid = ${ctx.mid} and member_id = ${memberId} and cid = ${cid}
      returning mid, member_id, cid, last_seq, last_at, staff_count
    )
    ${insertInto}
    select mid, member_id, cid, last_seq, 'STAFF', ${staffId}::bigint, false, staff_count, last_at, ${contentOf(content)} from conversation
    returning ${columnList}`.execute(db(ctx));
  return rows[0];
}

/**
 * A question and what the shop answers to it by itself, one after the other; undefined when the shop cannot be written to. Nobody has to do
 * anything about it: it neither begins the waiting nor ends it.
 */
export async function insertAnsweredQuestion(
  ctx: TxCtx,
  { memberId, cid }: Between,
  { title, answer }: { readonly title: string; readonly answer: string },
): Promise<readonly MessageRow[] | undefined> {
  const { rows } = await sql<MessageRow>`
    with conversation as (
      insert into support.conversation (mid, member_id, cid, last_seq, last_at, staff_count)
      select mid, ${memberId}::bigint, cid, 2, ${ctx.now}::timestamptz, 1 from support.contact where mid = ${ctx.mid} and cid = ${cid} and is_open
      on conflict (mid, member_id, cid) do update set last_seq = support.conversation.last_seq + 2, last_at = excluded.last_at,
        staff_count = support.conversation.staff_count + 1
      returning mid, member_id, cid, last_seq, last_at, staff_count
    ), said as (
      ${insertInto}
      select mid, member_id, cid, last_seq - 2 + nth, sender, null::bigint, nth = 2, staff_count - 2 + nth, last_at, 'TEXT', words, null, null, null, null
        from conversation, (values (1, 'MEMBER', ${title}::text), (2, 'STAFF', ${answer}::text)) as line (nth, sender, words)
      returning ${columnList}
    )
    select ${columnList} from said order by seq`.execute(db(ctx));
  return rows.length > 0 ? rows : undefined;
}
