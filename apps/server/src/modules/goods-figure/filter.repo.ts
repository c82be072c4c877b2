import { MOST_COUNTED } from '@qianpu/contract/fields';
import { type RawBuilder, sql } from 'kysely';

/** Goods of which a shop has no more pieces of a SKU than its threshold says: each part is a range of an index. */
export const lowGoods = (mid: string, cids: readonly string[] | null): RawBuilder<unknown> => {
  const ofShops = cids === null ? sql`s.cid > 0` : sql`s.cid = any(${cids}::bigint[])`;
  return sql`
    select s.goods_id from catalog.goods_figure s where s.mid = ${mid}::bigint and ${ofShops} and s.own_spare <= 0
    union
    select s.goods_id from catalog.goods_figure s where s.mid = ${mid}::bigint and ${ofShops} and s.least_available <= 0
    union
    select s.goods_id
      from catalog.stock_threshold d
      join catalog.goods_figure s on s.mid = d.mid and s.cid = d.cid and s.least_available <= d.low_at
     where d.mid = ${mid}::bigint and d.sku_id = 0 and ${ofShops}`;
};

/** So many at most are looked through further: a total says no more either. */
export const foundByWords = (mid: string, words: string): RawBuilder<unknown> => sql`
  select t.goods_id from catalog.goods_text t
   where t.mid = ${mid}::bigint and t.parts @> catalog.parts_of(lower(${words}::text)) and strpos(t.words, lower(${words}::text)) > 0
   order by t.goods_id desc limit ${MOST_COUNTED}`;
