import type { Ctx } from '#platform/ctx';
import { ownTables } from '#platform/db/own';

const db = ownTables('catalog');

/** From so many pieces on downwards a SKU without a threshold of its own is low in a shop. */
export type ShopThresholds = ReadonlyMap<string, number>;

/** Of each shop what was set with its stock, else what holds by the merchant's settings. */
export async function findShopThresholds(ctx: Ctx, settings: ReadonlyMap<string, { readonly lowAt: number }>): Promise<ShopThresholds> {
  const rows = await db(ctx)
    .selectFrom('catalog.stock_threshold')
    .select(['cid', 'low_at'])
    .where('mid', '=', ctx.mid)
    .where('sku_id', '=', '0')
    .execute();
  const ownOf = new Map(rows.map(({ cid, low_at }) => [cid, low_at]));
  return new Map([...settings].map(([cid, { lowAt }]) => [cid, ownOf.get(cid) ?? lowAt]));
}
