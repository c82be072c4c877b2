import { sql } from 'kysely';
import type { Ctx, TxCtx } from '#platform/ctx';
import { ownTables } from '#platform/db/own';

const db = ownTables('loyalty');

export interface LevelPrice {
  readonly level: number;
  readonly priceFen: number;
}

export async function listLevelPrices(ctx: Ctx, skuIds: readonly string[]) {
  const rows = await db(ctx)
    .selectFrom('loyalty.level_price')
    .select(['sku_id', 'level', 'price_fen'])
    .where('mid', '=', ctx.mid)
    .where('sku_id', '=', sql<string>`any(${skuIds}::bigint[])`)
    .orderBy('sku_id')
    .orderBy('level')
    .execute();
  return rows.map(({ sku_id, level, price_fen }) => ({ skuId: sku_id, level, priceFen: Number(price_fen) }));
}

/** All of a SKU: what is left out is no price any more. Whoever writes them too waits at the rows' one lock. */
export async function writeLevelPrices(ctx: TxCtx, skuId: string, prices: readonly LevelPrice[]): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`level_price/${ctx.mid}/${skuId}`}, 0))`.execute(db(ctx));
  await db(ctx).deleteFrom('loyalty.level_price').where('mid', '=', ctx.mid).where('sku_id', '=', skuId).execute();
  if (prices.length === 0) return;
  await db(ctx)
    .insertInto('loyalty.level_price')
    .values(prices.map(({ level, priceFen }) => ({ mid: ctx.mid, sku_id: skuId, level, price_fen: priceFen })))
    .execute();
}
