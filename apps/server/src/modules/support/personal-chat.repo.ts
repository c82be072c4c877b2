import { sql } from 'kysely';
import type { Ctx, TxCtx } from '#platform/ctx';
import { ownTables } from '#platform/db/own';

const db = ownTables('support');

/** Who has left said nothing; what staff answered goes too, since it speaks of them. */
export async function eraseChats(ctx: TxCtx, memberId: string): Promise<void> {
  for (const table of ['conversation_log', 'message', 'conversation'])
    await sql`delete from ${sql.table(`support.${table}`)} where mid = ${ctx.mid} and member_id = ${memberId}`.execute(db(ctx));
}

/** What a member and the shops have written to each other. */
export const exportChats = (ctx: Ctx, memberId: string) =>
  db(ctx)
    .selectFrom('support.message')
    .select(['cid', 'seq', 'sender', 'kind', 'text', 'file_id', 'goods_id', 'sku_id', 'order_id', 'is_automatic', 'sent_at'])
    .where('mid', '=', ctx.mid)
    .where('member_id', '=', memberId)
    .orderBy('cid')
    .orderBy('seq')
    .execute();
