import { sql } from 'kysely';
import type { Ctx, TxCtx } from '#platform/ctx';
import { ownTables } from '#platform/db/own';

const db = ownTables('inbox');

/** What one account was told is the other's; what both were told stays once. */
export async function joinMessages(ctx: TxCtx, { memberId, joinedId }: { memberId: string; joinedId: string }): Promise<void> {
  await sql`
    update inbox.message m set member_id = ${joinedId}::bigint
     where m.mid = ${ctx.mid}::bigint and m.member_id = ${memberId}::bigint
       and not exists (
         select from inbox.message t
          where t.mid = m.mid and t.member_id = ${joinedId}::bigint and t.kind = m.kind and t.ref = m.ref
       )`.execute(db(ctx));
  await eraseMessages(ctx, memberId);
}

export async function eraseMessages(ctx: TxCtx, memberId: string): Promise<void> {
  await db(ctx).deleteFrom('inbox.message').where('mid', '=', ctx.mid).where('member_id', '=', memberId).execute();
}

/** What a member was told in the last 90 days. */
export const exportMessages = (ctx: Ctx, memberId: string) =>
  db(ctx)
    .selectFrom('inbox.message')
    .select(['kind', 'ref', 'data', 'created_at', 'read_at'])
    .where('mid', '=', ctx.mid)
    .where('member_id', '=', memberId)
    .orderBy('id')
    .execute();
