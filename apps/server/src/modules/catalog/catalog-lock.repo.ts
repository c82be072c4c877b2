import { sql } from 'kysely';
import type { TxCtx } from '#platform/ctx';
import { ownTables } from '#platform/db/own';

const db = ownTables('catalog');

/** Whoever changes these things of a merchant waits for whoever does so already: what is checked of them holds until it is written. */
export async function lockMerchantCatalog(ctx: TxCtx, what: 'category' | 'brand' | 'promise' | 'code'): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`catalog.${what}`}), hashint8(${ctx.mid}::bigint))`.execute(db(ctx));
}
