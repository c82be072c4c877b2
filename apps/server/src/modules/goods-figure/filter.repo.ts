import { type RawBuilder, sql } from 'kysely';
import type { ShopThresholds } from './shop-threshold.repo.ts';

/** Of a shop, for SKUs without one of their own. */
export const thresholdIn = (thresholds: ShopThresholds, column: 'f.cid' | 's.cid'): RawBuilder<unknown> =>
  sql`(${[...thresholds.values()]}::integer[])[array_position(${[...thresholds.keys()]}::bigint[], ${sql.ref(column)})]`;

/** Shops and goods of which a shop has no more pieces of a SKU than its threshold says, or none: each part is a range of an index. */
export const shortGoods = (mid: string, thresholds: ShopThresholds, state: 'LOW' | 'SOLD_OUT'): RawBuilder<unknown> => {
  const lows = state === 'LOW' ? [...thresholds.values()] : [...thresholds.values()].map(() => 0);
  // Shop by shop (`offset 0`), or all figures of the merchant would be read.
  const figures = (isShort: RawBuilder<unknown>) => sql`
    select s.cid, s.goods_id
      from unnest(${[...thresholds.keys()]}::bigint[], ${lows}::integer[]) as w (cid, low_at)
      cross join lateral (
        select f.cid, f.goods_id from catalog.goods_figure f where f.mid = ${mid}::bigint and f.cid = w.cid and ${isShort} offset 0
      ) s`;
  return sql`${figures(sql`f.own_spare <= 0`)} union ${figures(sql`f.least_available <= w.low_at`)}`;
};
