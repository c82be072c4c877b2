import { sql } from 'kysely';
import type { TxCtx } from '#platform/ctx';
import { ownTables } from '#platform/db/own';
import type { SkuPrice } from './catalog.types.ts';

const db = ownTables('catalog');

/** Whoever changes a goods or lists it holds its row until then; what merely names it (looks, pairs) does not wait. */
export const lockGoods = (ctx: TxCtx, goodsId: string) =>
  db(ctx)
    .selectFrom('catalog.goods')
    .select(['category_id', 'brand_id', 'tags', 'revision'])
    .where('mid', '=', ctx.mid)
    .where('id', '=', goodsId)
    .where('removed_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();

/** The SKUs of a goods that are made; asked for when its row is held. */
export async function listMadeSkus(ctx: TxCtx, goodsId: string): Promise<ReadonlySet<string>> {
  const rows = await db(ctx)
    .selectFrom('catalog.sku')
    .select('id')
    .where('mid', '=', ctx.mid)
    .where('goods_id', '=', goodsId)
    .where('retired_at', 'is', null)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Whether a shop may show something in a category: its own, or one of all shops. */
export async function isCategoryOf(ctx: TxCtx, cid: string, id: string): Promise<boolean> {
  const { rows } = await sql<{ is_there: boolean }>`
    select exists (
      select from catalog.category c
       where c.mid = ${ctx.mid}::bigint and c.id = ${id}::bigint and (c.cid is null or c.cid = ${cid}::bigint)
    ) as is_there`.execute(db(ctx));
  return rows[0]?.is_there ?? false;
}

interface Prices {
  readonly cid: string;
  readonly goodsId: string;
  readonly prices: readonly SkuPrice[];
}

/** These SKUs of the goods are for sale in the shop, at these prices, and no others. */
export async function putListings(ctx: TxCtx, { cid, goodsId, prices }: Prices): Promise<void> {
  const { mid } = ctx;
  const skuIds = prices.map(({ skuId }) => skuId);
  await sql`
    update catalog.listing l set on_shelf = false
      from catalog.sku k
     where l.mid = ${mid}::bigint and l.cid = ${cid}::bigint and l.on_shelf and l.sku_id <> all(${skuIds}::bigint[])
       and k.mid = l.mid and k.id = l.sku_id and k.goods_id = ${goodsId}::bigint`.execute(db(ctx));
  await sql`
    insert into catalog.listing as l (mid, cid, sku_id, price_fen, list_price_fen)
    select ${mid}::bigint, ${cid}::bigint, p.sku_id, p.price_fen, p.list_price_fen
      from unnest(
             ${skuIds}::bigint[], ${prices.map(({ priceFen }) => priceFen)}::bigint[],
             ${prices.map(({ listPriceFen }) => listPriceFen ?? null)}::bigint[]
           ) as p (sku_id, price_fen, list_price_fen)
    on conflict (mid, cid, sku_id) do update
      set price_fen = excluded.price_fen, list_price_fen = excluded.list_price_fen, on_shelf = true`.execute(db(ctx));
}

/** Retired SKUs leave every shelf. */
export async function takeOffSkus(ctx: TxCtx, skuIds: readonly string[]): Promise<void> {
  await sql`
    update catalog.listing set on_shelf = false where mid = ${ctx.mid}::bigint and sku_id = any(${skuIds}::bigint[]) and on_shelf`.execute(
    db(ctx),
  );
}
