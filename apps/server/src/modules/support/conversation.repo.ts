import { sql } from 'kysely';
import type { Ctx, TxCtx } from '#platform/ctx';
import { ownTables } from '#platform/db/own';
import type { Between } from './support.types.ts';

const db = ownTables('support');

/** Messages of staff the member has not read, over all shops of the merchant. */
export const countUnread = (ctx: Ctx, memberId: string): Promise<{ count: number }> =>
  db(ctx)
    .selectFrom('support.conversation')
    .select(sql<number>`coalesce(sum(member_unread), 0)::integer`.as('count'))
    .where('mid', '=', ctx.mid)
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();

export const findReading = (ctx: Ctx, { memberId, cid }: Between) =>
  db(ctx)
    .selectFrom('support.conversation')
    .select(['member_read_seq', 'member_unread', 'staff_read_seq'])
    .where('mid', '=', ctx.mid)
    .where('member_id', '=', memberId)
    .where('cid', '=', cid)
    .executeTakeFirst();

interface Reading extends Between {
  readonly upTo: number;
}

/**
 * Reading only goes forward. How far, and how many that were, is one message's own word, so a message written at the same
 * moment is either read or counted, never both.
 */
const lastUpTo = (ctx: Ctx, { memberId, cid, upTo }: Reading) => sql`
  (select seq, staff_count from support.message
    where mid = ${ctx.mid} and member_id = ${memberId} and cid = ${cid} and seq <= ${upTo} order by seq desc limit 1) last`;

/** False: it was read already. */
export async function markReadByMember(ctx: TxCtx, reading: Reading): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update support.conversation c set member_read_seq = last.seq, member_read_count = last.staff_count from ${lastUpTo(ctx, reading)}
     where c.mid = ${ctx.mid} and c.member_id = ${reading.memberId} and c.cid = ${reading.cid} and c.member_read_seq < last.seq`.execute(
    db(ctx),
  );
  return numAffectedRows > 0n;
}

export async function markReadByStaff(ctx: TxCtx, reading: Reading): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update support.conversation c set staff_read_seq = last.seq, staff_read_count = last.seq - last.staff_count from ${lastUpTo(ctx, reading)}
     where c.mid = ${ctx.mid} and c.member_id = ${reading.memberId} and c.cid = ${reading.cid} and c.staff_read_seq < last.seq`.execute(
    db(ctx),
  );
  return numAffectedRows > 0n;
}
