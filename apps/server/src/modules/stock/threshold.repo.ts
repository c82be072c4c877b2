import { sql } from 'kysely';
import type { TxCtx } from '#platform/ctx';
import { ownTables } from '#platform/db/own';

const db = ownTables('catalog');

export async function isListedIn(ctx: TxCtx, cid: string, skuId: string): Promise<boolean> {
  const found = await db(ctx)
    .selectFrom('catalog.listing')
    .select('sku_id')
    .where('mid', '=', ctx.mid)
    .where('cid', '=', cid)
    .where('sku_id', '=', skuId)
    .executeTakeFirst();
  return found !== undefined;
}

interface Threshold {
  readonly cid: string;
  /** 0: the shop's default. */
  readonly skuId: string;
  /** Null: none from now on. */
  readonly lowAt: number | null;
}

export async function putThreshold(ctx: TxCtx, { cid, skuId, lowAt }: Threshold): Promise<void> {
  const { mid } = ctx;
  if (lowAt === null) {
    await sql`delete from catalog.stock_threshold where mid = ${mid}::bigint and cid = ${cid}::bigint and sku_id = ${skuId}::bigint`.execute(
      db(ctx),
    );
    return;
  }
  await db(ctx)
    .insertInto('catalog.stock_threshold')
    .values({ mid, cid, sku_id: skuId, low_at: lowAt })
    .onConflict((on) => on.columns(['mid', 'cid', 'sku_id']).doUpdateSet({ low_at: lowAt }))
    .execute();
}
