import { sql } from 'kysely';
import type { Ctx, TxCtx } from '#platform/ctx';
import { ownTables } from '#platform/db/own';

const db = ownTables('marketing');

export const insertCodes = (ctx: TxCtx, templateId: string, hashes: readonly string[]) =>
  db(ctx)
    .insertInto('marketing.coupon_code')
    .values(hashes.map((hash) => ({ mid: ctx.mid, code_hash: hash, template_id: templateId, made_at: ctx.now })))
    .execute();

/** Whose template it is that a code was made for; the code is the member's from now on. Undefined: there is none, or it is used. */
export async function takeCode(ctx: TxCtx, hashes: readonly string[], memberId: string): Promise<string | undefined> {
  const code = await db(ctx)
    .updateTable('marketing.coupon_code')
    .set({ used_by: memberId, used_at: ctx.now })
    .where('mid', '=', ctx.mid)
    .where('code_hash', 'in', hashes)
    .where('used_at', 'is', null)
    .returning('template_id')
    .executeTakeFirst();
  return code?.template_id;
}

export async function countCodes(ctx: Ctx, templateId: string): Promise<{ made: number; used: number }> {
  const { rows } = await sql<{ made: number; used: number }>`
    select count(*)::integer as made, count(used_at)::integer as used
      from marketing.coupon_code where mid = ${ctx.mid}::bigint and template_id = ${templateId}::bigint`.execute(db(ctx));
  return rows[0] ?? { made: 0, used: 0 };
}
