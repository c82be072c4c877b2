import { MOST_COUNTED } from '@qianpu/contract/fields';
import { type RawBuilder, sql } from 'kysely';

/** Shops and goods of which a shop has no more pieces of a SKU than its threshold says: each part is a range of an index. */
export const lowGoods = (mid: string, cids: readonly string[] | null): RawBuilder<unknown> => {
  const ofShops = cids === null ? sql`s.cid > 0` : sql`s.cid = any(${cids}::bigint[])`;
  return sql`
    select s.cid, s.goods_id from catalog.goods_figure s where s.mid = ${mid}::bigint and ${ofShops} and s.own_spare <= 0
    union
    select s.cid, s.goods_id from catalog.goods_figure s where s.mid = ${mid}::bigint and ${ofShops} and s.least_available <= 0
    union
    select s.cid, s.goods_id
      from catalog.stock_threshold d
      join catalog.goods_figure s on s.mid = d.mid and s.cid = d.cid and s.least_available <= d.low_at
     where d.mid = ${mid}::bigint and d.sku_id = 0 and ${ofShops}`;
};

/** So many at most are looked through further: a total says no more either. */
export const foundByWords = (words: string): RawBuilder<unknown> => sql`select catalog.goods_with_words(${words}::text, ${MOST_COUNTED})`;
