import { sql } from 'kysely';
import type { Ctx } from '#platform/ctx';
import { type OwnDb, ownTables } from '#platform/db/own';
import { prepared } from '#platform/db/prepared';
import type { GoodsOrder, GoodsWish } from './catalog.types.ts';

const db = ownTables('catalog');

export interface CardRow {
  id: string;
  title: string;
  selling_point: string;
  cover: string;
  tags: string[];
  price_fen: string;
  list_price_fen: string | null;
  sold_count: string;
  sku_count: number;
}

interface ListParams {
  mid: string;
  cid: string;
  categoryId: string;
  limit: number;
  offset: number;
}

const cards = (tables: OwnDb<'catalog'>, p: { mid: string; cid: string }) =>
  tables
    .selectFrom('catalog.shelf as s')
    .innerJoin('catalog.goods as g', (join) => join.onRef('g.mid', '=', 's.mid').onRef('g.id', '=', 's.goods_id'))
    .select(['g.id', 'g.title', 'g.selling_point', 'g.cover', 'g.tags', 's.price_fen', 's.list_price_fen', 's.sold_count', 's.sku_count'])
    .where('s.mid', '=', p.mid)
    .where('s.cid', '=', p.cid);

type CardQuery = ReturnType<typeof cards>;

/** Each order ends with the id, so that pages neither repeat nor skip goods. */
const orders: Record<GoodsOrder, (query: CardQuery) => CardQuery> = {
  default: (query) => query.orderBy('s.position').orderBy('s.goods_id'),
  sold: (query) => query.orderBy('s.sold_count', 'desc').orderBy('s.goods_id'),
  new: (query) => query.orderBy('s.goods_id', 'desc'),
};

/** One statement per order and filter: each has an index that yields its rows in order. */
const listOf = (order: GoodsOrder, isByCategory: boolean) =>
  prepared(`catalog.cards.${order}.${isByCategory ? 'category' : 'all'}`, (tables: OwnDb<'catalog'>, p: ListParams) => {
    const wanted = isByCategory ? cards(tables, p).where('s.category_id', '=', p.categoryId) : cards(tables, p);
    return orders[order](wanted).limit(p.limit).offset(p.offset);
  });

const lists = {
  default: { all: listOf('default', false), category: listOf('default', true) },
  sold: { all: listOf('sold', false), category: listOf('sold', true) },
  new: { all: listOf('new', false), category: listOf('new', true) },
};

const byIds = prepared('catalog.cards.ids', (tables: OwnDb<'catalog'>, p: { mid: string; cid: string; ids: readonly string[] }) =>
  cards(tables, p)
    .where('s.goods_id', '=', sql<string>`any(${p.ids}::bigint[])`)
    .orderBy(sql`array_position(${p.ids}::bigint[], s.goods_id)`),
);

/** One row more than asked for: it tells whether another page follows. */
export function listCards(ctx: Ctx, wish: GoodsWish): Promise<CardRow[]> {
  if (wish.ids) return byIds(db(ctx), { mid: ctx.mid, cid: wish.cid, ids: wish.ids });
  const list = lists[wish.sortType][wish.categoryId ? 'category' : 'all'];
  return list(db(ctx), {
    mid: ctx.mid,
    cid: wish.cid,
    categoryId: wish.categoryId ?? '0',
    limit: wish.pageSize + 1,
    offset: (wish.pageNum - 1) * wish.pageSize,
  });
}
