import { type RawBuilder, sql } from 'kysely';
import type { Ctx } from '#platform/ctx';
import { ownTables } from '#platform/db/own';
import type { GoodsRow, Shops } from './goods-management.types.ts';

const db = ownTables('catalog');

/** These goods in this order, with what the shops sell them for and have of them now. */
export async function listGoodsRows(ctx: Ctx, ids: readonly string[], cids: Shops, shopLowAt: RawBuilder<unknown>): Promise<GoodsRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<GoodsRow>`
    select g.id, g.title, g.cover, g.category_id, c.name as category_name, g.brand_id, g.revision, g.updated_at, place.*, sale.*,
           (select count(*)::integer from catalog.sku k where k.mid = g.mid and k.goods_id = g.id and k.retired_at is null) as sku_count,
           (select x.code from catalog.sku k join catalog.sku_fact x on x.mid = k.mid and x.sku_id = k.id
             where k.mid = g.mid and k.goods_id = g.id and k.retired_at is null and x.code is not null order by k.position limit 1) as code
      from unnest(${ids}::bigint[]) with ordinality as named (id, nth)
      join catalog.goods g on g.mid = ${ctx.mid}::bigint and g.id = named.id
      join catalog.category c on c.mid = g.mid and c.id = g.category_id
      cross join lateral (
        select count(*)::integer as shop_count, coalesce(sum(s.sold_count), 0) as sold_count, coalesce(bool_or(s.is_on), false) as is_on,
               coalesce(bool_or(s.on_shelf_at is not null), false) as is_scheduled
          from catalog.shelf s
         where s.mid = g.mid and s.goods_id = g.id and (${cids}::bigint[] is null or s.cid = any(${cids}::bigint[]))
      ) place
      cross join lateral (
        select min(l.price_fen) as low, max(l.price_fen) as high, min(l.list_price_fen) as list_low, max(l.list_price_fen) as list_high,
               coalesce(sum(t.available), 0) as available,
               coalesce(bool_or(coalesce(t.available, 0) <= coalesce(h.low_at, ${shopLowAt})), false) as is_low
          from catalog.shelf s
          join catalog.sku k on k.mid = s.mid and k.goods_id = s.goods_id and k.retired_at is null
          join catalog.listing l on l.mid = s.mid and l.cid = s.cid and l.sku_id = k.id and l.on_shelf
          left join catalog.stock t on t.mid = l.mid and t.cid = l.cid and t.sku_id = l.sku_id and t.bucket = 0
          left join catalog.stock_threshold h on h.mid = l.mid and h.cid = l.cid and h.sku_id = l.sku_id
         where s.mid = g.mid and s.goods_id = g.id and (${cids}::bigint[] is null or s.cid = any(${cids}::bigint[]))
      ) sale
     order by named.nth`.execute(db(ctx));
  return rows;
}
