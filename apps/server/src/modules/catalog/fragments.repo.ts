import { type RawBuilder, sql } from 'kysely';
import type { Ctx } from '#platform/ctx';
import type { GoodsOrder } from './catalog.types.ts';

// Pieces of statements over the catalogue's tables; `search` and `recommend`, whose tables stand beside them, use them too.

/** A text of goods (`g`) or a category (`c`) in the reader's language; what nobody has translated is shown as it was written first. */
const translated =
  (table: 'g' | 'c', field: string, column: string) =>
  (lang: string): RawBuilder<string> =>
    sql<string>`coalesce(nullif(${sql.ref(`${table}.translations`)} #>> array[${lang}::text, ${sql.lit(field)}], ''), ${sql.ref(`${table}.${column}`)})`;

export const titleIn = translated('g', 'title', 'title');
export const sellingPointIn = translated('g', 'sellingPoint', 'selling_point');
export const nameIn = translated('c', 'name', 'name');

export interface CardRow {
  id: string;
  title: string;
  selling_point: string;
  cover: string;
  tags: string[];
  price_fen: string;
  list_price_fen: string | null;
  has_price_range: boolean;
  sold_count: string;
  sku_count: number;
  is_sold_out: boolean;
  brand_name: string | null;
  has_video: boolean;
  /** How many there are, and the sum of their stars; null where nobody has said anything. */
  reviews: [count: number, stars: number] | null;
  is_new: boolean;
  sales_rank: number | null;
}

/** Who reads cards, where and when. */
export interface CardReader {
  mid: string;
  cid: string;
  lang: string;
  now: Date;
}

export const readerOf = (ctx: Ctx, cid: string): CardReader => ({ mid: ctx.mid, cid, lang: ctx.lang, now: ctx.now });

const NEW_FOR_DAYS = 30;
const RANKED = 10;

/** Of what can be bought, in the order of an index. Read once per statement: nothing in it depends on a card. */
const bestSellers = ({ mid, cid }: CardReader) => sql`
  array(select b.goods_id from catalog.shelf b
         where b.mid = ${mid}::bigint and b.cid = ${cid}::bigint and b.is_on and not b.is_sold_out and b.sold_count > 0
         order by b.sold_count desc, b.goods_id limit ${sql.lit(RANKED)})`;

/** What a card shows of the shelf (`s`) and the goods (`g`) that lie on it; brand and reviews by their keys, whatever the planner thinks of them. */
export const cardColumns = (p: CardReader): RawBuilder<CardRow> => sql<CardRow>`
  g.id, ${titleIn(p.lang)} as title, ${sellingPointIn(p.lang)} as selling_point, g.cover, g.tags,
  s.price_fen, s.list_price_fen, s.has_price_range, s.sold_count, s.sku_count, s.is_sold_out,
  (select b.name from catalog.brand b where b.mid = g.mid and b.id = g.brand_id) as brand_name,
  g.video is not null as has_video,
  (select array[r.star_1 + r.star_2 + r.star_3 + r.star_4 + r.star_5, r.star_1 + 2 * r.star_2 + 3 * r.star_3 + 4 * r.star_4 + 5 * r.star_5]
     from catalog.review_summary r where r.mid = g.mid and r.goods_id = g.id) as reviews,
  g.created_at > ${p.now}::timestamptz - make_interval(days => ${sql.lit(NEW_FOR_DAYS)}) as is_new,
  array_position(${bestSellers(p)}, s.goods_id) as sales_rank`;

/**
 * What can be bought comes first, in each order. Each ends with the id, so that pages neither repeat nor skip goods, and each is an index's
 * (migration 0032).
 */
export const shelfOrders: Record<GoodsOrder, RawBuilder<unknown>> = {
  default: sql`s.is_sold_out, s.position, s.goods_id`,
  sold: sql`s.is_sold_out, s.sold_count desc, s.goods_id`,
  new: sql`s.is_sold_out, s.goods_id desc`,
  priceUp: sql`s.is_sold_out, s.price_fen, s.goods_id`,
  priceDown: sql`s.is_sold_out, s.price_fen desc, s.goods_id desc`,
};

export const onShelf = ({ mid, cid }: CardReader) => sql`s.mid = ${mid}::bigint and s.cid = ${cid}::bigint and s.is_on`;

/** Ids of a category and of everything below it: three levels are two steps. */
export const withDescendants = (mid: string | RawBuilder<unknown>, id: string | RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select ${id}::bigint as id
  union all
  select child.id from catalog.category child where child.mid = ${mid}::bigint and child.parent_id = ${id}::bigint
  union all
  select grandchild.id
    from catalog.category child
    join catalog.category grandchild on grandchild.mid = child.mid and grandchild.parent_id = child.id
   where child.mid = ${mid}::bigint and child.parent_id = ${id}::bigint`;
