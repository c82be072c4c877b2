import { sql } from 'kysely';
import type { TxCtx } from '#platform/ctx';
import { ownTables } from '#platform/db/own';

const db = ownTables('catalog');

/** Whoever writes the figures of some goods holds them first and in one order: what is read after that is what the last one has written, or newer. */
export async function holdFigures(ctx: TxCtx, goodsIds: readonly string[]): Promise<void> {
  await sql`
    select from catalog.goods_figure where mid = ${ctx.mid}::bigint and goods_id = any(${goodsIds}::bigint[])
     order by goods_id, cid for update`.execute(db(ctx));
}

/** Figures as listings, shelves and stock are now, in one shop or in all. */
export async function putShopFigures(ctx: TxCtx, goodsIds: readonly string[], cid: string | null): Promise<void> {
  await sql`
    insert into catalog.goods_figure as f (mid, cid, goods_id, category_id, brand_id, shelf_state, price_fen, price_high_fen, sold_count,
                                           available, least_available, own_spare)
    select s.mid, s.cid, s.goods_id, g.category_id, g.brand_id,
           case when s.is_on then 'ON_SHELF' when s.on_shelf_at is not null then 'SCHEDULED' else 'OFF_SHELF' end,
           sale.low, sale.high, s.sold_count, coalesce(sale.available, 0), sale.least_available, sale.own_spare
      from catalog.shelf s
      join catalog.goods g on g.mid = s.mid and g.id = s.goods_id and g.removed_at is null
      cross join lateral (
        select min(l.price_fen) as low, max(l.price_fen) as high, sum(coalesce(t.available, 0)) as available,
               min(coalesce(t.available, 0)) filter (where h.low_at is null) as least_available,
               min(coalesce(t.available, 0) - h.low_at) filter (where h.low_at is not null) as own_spare
          from catalog.sku k
          join catalog.listing l on l.mid = k.mid and l.cid = s.cid and l.sku_id = k.id and l.on_shelf
          left join catalog.stock t on t.mid = l.mid and t.cid = l.cid and t.sku_id = l.sku_id and t.bucket = 0
          left join catalog.stock_threshold h on h.mid = l.mid and h.cid = l.cid and h.sku_id = l.sku_id
         where k.mid = s.mid and k.goods_id = s.goods_id and k.retired_at is null
      ) sale
     where s.mid = ${ctx.mid}::bigint and s.goods_id = any(${goodsIds}::bigint[]) and (${cid}::bigint is null or s.cid = ${cid}::bigint)
     order by s.goods_id, s.cid
    on conflict (mid, cid, goods_id) do update
      set category_id = excluded.category_id, brand_id = excluded.brand_id, shelf_state = excluded.shelf_state, price_fen = excluded.price_fen,
          price_high_fen = excluded.price_high_fen, sold_count = excluded.sold_count, available = excluded.available,
          least_available = excluded.least_available, own_spare = excluded.own_spare
      where f is distinct from excluded`.execute(db(ctx));
}

/** All shops together, under shop 0: the sums of what stands for each. */
export async function putMerchantFigures(ctx: TxCtx, goodsIds: readonly string[]): Promise<void> {
  await sql`
    insert into catalog.goods_figure as f (mid, cid, goods_id, category_id, brand_id, shelf_state, price_fen, price_high_fen, sold_count, available)
    select g.mid, 0, g.id, g.category_id, g.brand_id,
           case when bool_or(s.shelf_state = 'ON_SHELF') then 'ON_SHELF' when bool_or(s.shelf_state = 'SCHEDULED') then 'SCHEDULED'
                when count(s.cid) > 0 then 'OFF_SHELF' else 'UNLISTED' end,
           min(s.price_fen), max(s.price_high_fen), coalesce(sum(s.sold_count), 0), coalesce(sum(s.available), 0)
      from catalog.goods g
      left join catalog.goods_figure s on s.mid = g.mid and s.goods_id = g.id and s.cid > 0
     where g.mid = ${ctx.mid}::bigint and g.id = any(${goodsIds}::bigint[]) and g.removed_at is null
     group by g.mid, g.id
     order by g.id
    on conflict (mid, cid, goods_id) do update
      set category_id = excluded.category_id, brand_id = excluded.brand_id, shelf_state = excluded.shelf_state, price_fen = excluded.price_fen,
          price_high_fen = excluded.price_high_fen, sold_count = excluded.sold_count, available = excluded.available
      where f is distinct from excluded`.execute(db(ctx));
}

/** What staff find goods by: title, keywords, and the codes of their SKUs. */
export async function putTexts(ctx: TxCtx, goodsIds: readonly string[]): Promise<void> {
  await sql`
    insert into catalog.goods_text as t (mid, goods_id, words, parts)
    select g.mid, g.id, g.words, catalog.parts_of(g.words)
      from (
        select mid, id, lower(concat_ws(' ', title, array_to_string(keywords, ' '), (
                 select string_agg(concat_ws(' ', x.code, x.barcode), ' ' order by k.position)
                   from catalog.sku k join catalog.sku_fact x on x.mid = k.mid and x.sku_id = k.id
                  where k.mid = goods.mid and k.goods_id = goods.id and k.retired_at is null))) as words
          from catalog.goods
         where mid = ${ctx.mid}::bigint and id = any(${goodsIds}::bigint[]) and removed_at is null
         order by id
      ) g
    on conflict (mid, goods_id) do update set words = excluded.words, parts = excluded.parts where t.words <> excluded.words`.execute(
    db(ctx),
  );
}

/** Its words stay: orders of it are found by them. */
export async function deleteFigures(ctx: TxCtx, goodsId: string): Promise<void> {
  await db(ctx).deleteFrom('catalog.goods_figure').where('mid', '=', ctx.mid).where('goods_id', '=', goodsId).execute();
}
