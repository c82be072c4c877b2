import { sql } from 'kysely';
import type { TxCtx } from '#platform/ctx';
import { ownTables } from '#platform/db/own';

const db = ownTables('behaviour');

/** Whoever changes what a member keeps queues here until the transaction ends: a limit holds whoever else hurries. */
export async function holdKeeper(ctx: TxCtx, memberId: string): Promise<void> {
  await sql`
    insert into behaviour.keeper as k (mid, member_id) values (${ctx.mid}::bigint, ${memberId}::bigint)
    on conflict (mid, member_id) do update set favourites = k.favourites`.execute(db(ctx));
}
