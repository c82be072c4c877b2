import { sql } from 'kysely';
import type { Ctx, TxCtx } from '#platform/ctx';
import { ownTables } from '#platform/db/own';

const db = ownTables('marketing');

interface Claim {
  readonly orderId: string;
  readonly identities: readonly string[];
}

/** Answers which of them it noted: those another order has are left out. */
export async function insertIdentities(ctx: TxCtx, { orderId, identities }: Claim): Promise<string[]> {
  const { rows } = await sql<{ identity: string }>`
    insert into marketing.first_order (mid, identity, order_id, at)
    select ${ctx.mid}::bigint, identity, ${orderId}::bigint, ${ctx.now}::timestamptz
      from unnest(${identities}::text[]) as named (identity) order by identity
    on conflict do nothing returning identity`.execute(db(ctx));
  return rows.map(({ identity }) => identity);
}

export async function hasIdentity(ctx: Ctx, identities: readonly string[]): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (
      select from marketing.first_order where mid = ${ctx.mid}::bigint and identity = any(${identities}::text[])) as has`.execute(db(ctx));
  return rows[0]?.has ?? false;
}

export const deleteIdentities = (ctx: TxCtx, orderIds: readonly string[]) =>
  sql`
    delete from marketing.first_order where mid = ${ctx.mid}::bigint and order_id = any(${orderIds}::bigint[])`.execute(db(ctx));
