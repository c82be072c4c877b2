import { MOST_COUNTED } from '@qianpu/contract/fields';
import { type RawBuilder, sql } from 'kysely';
import type { ShopThresholds } from './shop-threshold.repo.ts';

/** Of a shop, for SKUs without one of their own. */
export const thresholdIn = (thresholds: ShopThresholds, cid: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(${[...thresholds.values()]}::integer[])[array_position(${[...thresholds.keys()]}::bigint[], ${cid})]`;

/** Shops and goods of which a shop has no more pieces of a SKU than its threshold says, or none: each part is a range of an index. */
export const shortGoods = (mid: string, thresholds: ShopThresholds, state: 'LOW' | 'SOLD_OUT'): RawBuilder<unknown> => {
  const lows = state === 'LOW' ? [...thresholds.values()] : [...thresholds.values()].map(() => 0);
  const shops = sql`unnest(${[...thresholds.keys()]}::bigint[], ${lows}::integer[]) as w (cid, low_at)`;
  return sql`
    select s.cid, s.goods_id from ${shops} join catalog.goods_figure s on s.mid = ${mid}::bigint and s.cid = w.cid and s.own_spare <= 0
    union
    select s.cid, s.goods_id from ${shops} join catalog.goods_figure s on s.mid = ${mid}::bigint and s.cid = w.cid and s.least_available <= w.low_at`;
};

/** So many at most are looked through further: a total says no more either. Words of removed goods are found as well. */
export const foundByWords = (words: string, most: number = MOST_COUNTED): RawBuilder<unknown> =>
  sql`select catalog.goods_with_words(${words}::text, ${most})`;
