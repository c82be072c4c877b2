import { MOST_UNREAD } from '@qianpu/contract/calls/inbox.schema';
import { sql } from 'kysely';
import type { Ctx, TxCtx } from '#platform/ctx';
import { ownTables } from '#platform/db/own';
import type { InboxRow, MessageFilter, Telling } from './inbox.types.ts';

const db = ownTables('inbox');

/** Told once: the same about the same thing is the row that is there already. */
export async function insertMessage(ctx: TxCtx, { memberId, kind, ref, data }: Telling): Promise<void> {
  await db(ctx)
    .insertInto('inbox.message')
    .values({ mid: ctx.mid, id: ctx.newId(), member_id: memberId, kind, ref, data: JSON.stringify(data), created_at: ctx.now })
    .onConflict((conflict) => conflict.columns(['mid', 'member_id', 'kind', 'ref']).doNothing())
    .execute();
}

/** Newest first. One row more than asked for: it tells whether another page follows. */
export const listMessages = (ctx: Ctx, memberId: string, { kind, pageNum, pageSize }: MessageFilter): Promise<InboxRow[]> =>
  db(ctx)
    .selectFrom('inbox.message')
    .select(['id', 'kind', 'ref', 'data', 'created_at', 'read_at'])
    .where('mid', '=', ctx.mid)
    .where('member_id', '=', memberId)
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? ''))
    .orderBy('id', 'desc')
    .limit(pageSize + 1)
    .offset((pageNum - 1) * pageSize)
    .execute();

export async function countUnread(ctx: Ctx, memberId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count
      from (select from inbox.message where mid = ${ctx.mid} and member_id = ${memberId} and read_at is null limit ${MOST_UNREAD}) unread
    `.execute(db(ctx));
  return rows[0]?.count ?? 0;
}

/** Without ids: all of the member's. Whoever marks the same ones waits in the same order. */
export async function markRead(ctx: TxCtx, memberId: string, ids: readonly string[] | undefined): Promise<void> {
  await sql`
    update inbox.message m set read_at = greatest(m.created_at, ${ctx.now}::timestamptz)
      from (
        select mid, id from inbox.message
         where mid = ${ctx.mid} and member_id = ${memberId} and read_at is null
           and (${ids === undefined} or id = any(${ids ?? []}::bigint[]))
         order by id for update
      ) seen
     where m.mid = seen.mid and m.id = seen.id`.execute(db(ctx));
}
