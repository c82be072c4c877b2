import { sql } from 'kysely';
import type { Ctx, TxCtx } from '#platform/ctx';
import { ownTables } from '#platform/db/own';
import type { Between } from './support.types.ts';

const db = ownTables('support');

/**
 * Gives a conversation the next number of its merchant. The counter's row is held until the transaction ends, so numbers become visible in
 * order. Only the delivery of events does this: whoever writes a message waits for no other conversation.
 */
export const numberChange = (ctx: TxCtx, { memberId, cid }: Between) =>
  sql`
    with step as (
      insert into support.desk as d (mid, last_seq) values (${ctx.mid}, 1)
      on conflict (mid) do update set last_seq = d.last_seq + 1
      returning last_seq
    )
    update support.conversation c set desk_seq = step.last_seq from step
     where c.mid = ${ctx.mid} and c.member_id = ${memberId} and c.cid = ${cid}`.execute(db(ctx));

/** The last number given. Asked before the conversations are read: what has it is among them. */
export async function findDeskSeq(ctx: Ctx): Promise<number> {
  const row = await db(ctx).selectFrom('support.desk').select('last_seq').where('mid', '=', ctx.mid).executeTakeFirst();
  return Number(row?.last_seq ?? 0);
}

/** In the order of their numbers. */
export const listChanges = (ctx: Ctx, cids: readonly string[] | null, after: number, limit: number) =>
  db(ctx)
    .selectFrom('support.conversation')
    .select(['desk_seq', 'member_id', 'cid'])
    .where('mid', '=', ctx.mid)
    .where('desk_seq', '>', String(after))
    .where('desk_seq', '>', '0')
    .$if(cids !== null, (query) => query.where(sql<boolean>`cid = any(${cids}::bigint[])`))
    .orderBy('desk_seq')
    .limit(limit)
    .execute();
