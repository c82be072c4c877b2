import { type Kysely, sql } from 'kysely';
import type { DB } from '#db/schema.gen';
import type { Ctx, TxCtx } from '#platform/ctx';
import { ownTables } from '#platform/db/own';
import type { Due } from '#platform/due-tasks/due-tasks';

const db = ownTables('member');

/** When the account is emptied; undefined: its member stays. */
export const findLeave = (ctx: Ctx, memberId: string) =>
  db(ctx).selectFrom('member.leaving').select('erase_at').where('mid', '=', ctx.mid).where('member_id', '=', memberId).executeTakeFirst();

/** Asked for again it stays as it is; when the account is emptied then. */
export const insertLeave = (ctx: TxCtx, memberId: string, eraseAt: Date) =>
  db(ctx)
    .insertInto('member.leaving')
    .values({ mid: ctx.mid, member_id: memberId, erase_at: eraseAt })
    .onConflict((on) => on.columns(['mid', 'member_id']).doUpdateSet((is) => ({ erase_at: is.ref('member.leaving.erase_at') })))
    .returning('erase_at')
    .executeTakeFirstOrThrow();

/** False when nobody had asked. */
export async function deleteLeave(ctx: TxCtx, memberId: string): Promise<boolean> {
  const gone = await db(ctx).deleteFrom('member.leaving').where('mid', '=', ctx.mid).where('member_id', '=', memberId).executeTakeFirst();
  return gone.numDeletedRows > 0n;
}

/** Of the end of the seven days and a change of mind one succeeds; true: it was this. */
export async function deleteDueLeave(ctx: TxCtx, memberId: string): Promise<boolean> {
  const gone = await db(ctx)
    .deleteFrom('member.leaving')
    .where('mid', '=', ctx.mid)
    .where('member_id', '=', memberId)
    .where('erase_at', '<=', ctx.now)
    .executeTakeFirst();
  return gone.numDeletedRows > 0n;
}

/** Something is still under way: the account is looked at again then. */
export const postponeErase = (ctx: TxCtx, memberId: string, until: Date) =>
  db(ctx)
    .updateTable('member.leaving')
    .set({ erase_at: until })
    .where('mid', '=', ctx.mid)
    .where('member_id', '=', memberId)
    .where('erase_at', '<=', ctx.now)
    .execute();

/** Accounts whose members wanted to leave seven days ago. */
export async function findLeaving(db: Kysely<DB>, limit: number): Promise<readonly Due[]> {
  const { rows } = await sql<Due>`
    select mid, member_id as id from member.leaving where erase_at <= platform.now() order by erase_at limit ${limit}`.execute(db);
  return rows;
}
