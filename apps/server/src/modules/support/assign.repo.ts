import { sql } from 'kysely';
import type { Ctx, Staff, TxCtx } from '#platform/ctx';
import { ownTables } from '#platform/db/own';
import type { Between, LogRow } from './support.types.ts';

const db = ownTables('support');

interface Step extends Between {
  readonly kind: LogRow['kind'];
  readonly from: string | null;
  readonly to: string | null;
  /** Only if this is still the last message. */
  readonly seq?: number | undefined;
}

/**
 * Moves a conversation from who has it to who answers next, or to nobody, and writes it down: one statement, so of two who try at once one
 * does. False when somebody else has it, or the member has written since.
 */
export async function moveConversation(ctx: TxCtx<Staff>, { memberId, cid, kind, from, to, seq }: Step): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    with moved as (
      update support.conversation
         set assigned_to = ${to}::bigint, waiting_since = case when ${kind} = 'FINISHED' then null else waiting_since end
       where mid = ${ctx.mid} and member_id = ${memberId} and cid = ${cid}
         and case when ${kind} = 'FINISHED' then last_seq = ${seq ?? 0}::integer and (waiting_since is not null or assigned_to is not null)
                  else assigned_to is not distinct from ${from}::bigint and assigned_to is distinct from ${to}::bigint end
      returning mid, member_id, cid, last_seq
    )
    insert into support.conversation_log (mid, member_id, cid, id, after_seq, kind, staff_id, from_staff_id, to_staff_id, at)
    select mid, member_id, cid, ${ctx.newId()}::bigint, last_seq, ${kind}::text, ${ctx.actor.staffId}::bigint, ${from}::bigint, ${to}::bigint, ${ctx.now}
      from moved`.execute(db(ctx));
  return numAffectedRows > 0n;
}

/** What was done beside these messages; oldest first. */
export const listLog = (ctx: Ctx, { memberId, cid }: Between, firstSeq: number, before: number | undefined): Promise<LogRow[]> =>
  db(ctx)
    .selectFrom('support.conversation_log')
    .select(['id', 'after_seq', 'kind', 'staff_id', 'from_staff_id', 'to_staff_id', 'at'])
    .where('mid', '=', ctx.mid)
    .where('member_id', '=', memberId)
    .where('cid', '=', cid)
    .where('after_seq', '>=', firstSeq)
    .$if(before !== undefined, (query) => query.where('after_seq', '<', before ?? 0))
    .orderBy('id')
    .$castTo<LogRow>()
    .execute();
