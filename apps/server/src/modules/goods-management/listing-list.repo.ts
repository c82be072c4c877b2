import { sql } from 'kysely';
import type { Ctx } from '#platform/ctx';
import { countRows } from '#platform/db/count-rows';
import { ownTables } from '#platform/db/own';
import type { ListingEntry, Shops } from './goods-management.types.ts';

const db = ownTables('catalog');

export interface ListingRow {
  cid: string;
  goods_id: string;
  title: string;
  cover: string;
  category_id: string;
  position: number;
  is_on: boolean;
  on_shelf_at: Date | null;
  off_shelf_at: Date | null;
  sold_count: string;
  revision: number;
  skus: ListingEntry['skus'];
}

interface Window {
  readonly pageNum: number;
  readonly pageSize: number;
}

/** By shop, and in a shop the newest goods first: the order of the shelf's key, backwards. */
export async function listListings(
  ctx: Ctx,
  { goodsId, cids }: { goodsId: string | undefined; cids: Shops },
  { pageNum, pageSize }: Window,
): Promise<{ rows: ListingRow[]; total: number }> {
  // One shop is named as one, or its rows would be sorted although its key has them in order.
  const one = cids?.length === 1 ? sql`f.cid = ${cids[0]}::bigint` : sql`f.cid = any(${cids}::bigint[])`;
  const ofShops = cids === null ? sql`f.cid > 0` : one;
  // Whatever is listed and not removed has figures, in the order of their key.
  const chosen = sql`
    select f.mid, f.cid, f.goods_id from catalog.goods_figure f
     where f.mid = ${ctx.mid}::bigint and ${ofShops} and ${goodsId === undefined ? sql`true` : sql`f.goods_id = ${goodsId}::bigint`}`;
  const { rows } = await sql<ListingRow>`
    select s.cid, s.goods_id, s.category_id, s.position, s.is_on, s.on_shelf_at, s.off_shelf_at, s.sold_count, s.revision, g.title, g.cover, (
      select coalesce(jsonb_agg(jsonb_build_object(
               'skuId', k.id::text, 'specs', k.specs, 'code', x.code, 'priceFen', l.price_fen, 'listPriceFen', l.list_price_fen,
               'available', coalesce(t.available, 0)) order by k.position), '[]')
        from catalog.sku k
        left join catalog.sku_fact x on x.mid = k.mid and x.sku_id = k.id
        left join catalog.listing l on l.mid = k.mid and l.cid = s.cid and l.sku_id = k.id and l.on_shelf
        left join catalog.stock t on t.mid = k.mid and t.cid = s.cid and t.sku_id = k.id and t.bucket = 0
       where k.mid = s.mid and k.goods_id = s.goods_id and k.retired_at is null) as skus
      from (${chosen} order by f.cid desc, f.goods_id desc offset ${(pageNum - 1) * pageSize} limit ${pageSize + 1}) p
      join catalog.shelf s on s.mid = p.mid and s.cid = p.cid and s.goods_id = p.goods_id
      join catalog.goods g on g.mid = p.mid and g.id = p.goods_id
     order by s.cid desc, s.goods_id desc`.execute(db(ctx));
  return { rows, total: await countRows(ctx.db, chosen) };
}
