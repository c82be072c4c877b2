import { sql } from 'kysely';
import type { TxCtx } from '#platform/ctx';
import { ownTables } from '#platform/db/own';

const db = ownTables('marketing');

export const listCodeKeys = (ctx: TxCtx) =>
  db(ctx).selectFrom('marketing.coupon_code_key').select(['number', 'sealed_key']).where('mid', '=', ctx.mid).orderBy('number').execute();

export const insertCodeKey = (ctx: TxCtx, number: number, sealedKey: Buffer) =>
  db(ctx)
    .insertInto('marketing.coupon_code_key')
    .values({ mid: ctx.mid, number, sealed_key: sealedKey, kept_at: ctx.now })
    // Somebody else keeps the same ones at this moment.
    .onConflict((on) => on.doNothing())
    .execute();

export async function hasUnusedCodes(ctx: TxCtx): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (select from marketing.coupon_code where mid = ${ctx.mid}::bigint and used_at is null) as has`.execute(db(ctx));
  return rows[0]?.has ?? false;
}
