import { sql } from 'kysely';
import type { Ctx, TxCtx } from '#platform/ctx';
import { ownTables } from '#platform/db/own';
import { ASKS_A_MONTH, MONTH_MS, WAIT_MS } from './account-safety.rules.ts';

const db = ownTables('member');

/** The change that waits; undefined: none. */
export const findOpenChange = (ctx: Ctx, memberId: string) =>
  db(ctx)
    .selectFrom('member.phone_change')
    .select(['id', 'phone', 'asked_at', 'due_at'])
    .where('mid', '=', ctx.mid)
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();

/** False when one waits, or as many were asked for within a month as may be. The account must be held: the count is judged alone. */
export async function insertChange(ctx: TxCtx, change: { id: string; memberId: string; phone: string }): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into member.phone_change (mid, id, member_id, phone, asked_at)
    select ${ctx.mid}::bigint, ${change.id}::bigint, ${change.memberId}::bigint, ${change.phone}, ${ctx.now}::timestamptz
     where (select count(*) from member.phone_change
             where mid = ${ctx.mid} and member_id = ${change.memberId} and asked_at > ${new Date(ctx.now.getTime() - MONTH_MS)}) < ${ASKS_A_MONTH}
    on conflict do nothing`.execute(db(ctx));
  return (numAffectedRows ?? 0n) > 0n;
}

/** The old phone has been told: the wait begins. Undefined when it had begun, or the change is over. */
export const startWait = (ctx: TxCtx, id: string) =>
  db(ctx)
    .updateTable('member.phone_change')
    .set({ told_at: ctx.now, due_at: new Date(ctx.now.getTime() + WAIT_MS) })
    .where('mid', '=', ctx.mid)
    .where('id', '=', id)
    .where('told_at', 'is', null)
    .where('ended_at', 'is', null)
    .returning(['due_at'])
    .executeTakeFirst();

/** The change of this member that waits is over without effect; false when none waited. */
export async function stopChange(ctx: TxCtx, memberId: string): Promise<boolean> {
  const stopped = await db(ctx)
    .updateTable('member.phone_change')
    .set({ ended_at: ctx.now, outcome: 'STOPPED' })
    .where('mid', '=', ctx.mid)
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return stopped.numUpdatedRows > 0n;
}

export const findChange = (ctx: Ctx, id: string) =>
  db(ctx)
    .selectFrom('member.phone_change')
    .select(['member_id', 'phone'])
    .where('mid', '=', ctx.mid)
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst();

/** Of a change whose time has come and its stop one succeeds; true: it was this. */
export async function endDueChange(ctx: TxCtx, id: string, outcome: 'DONE' | 'STOPPED' | 'TAKEN'): Promise<boolean> {
  const ended = await db(ctx)
    .updateTable('member.phone_change')
    .set({ ended_at: ctx.now, outcome })
    .where('mid', '=', ctx.mid)
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .where('due_at', '<=', ctx.now)
    .executeTakeFirst();
  return ended.numUpdatedRows > 0n;
}
