import { type RawBuilder, sql } from 'kysely';
import type { Ctx } from '#platform/ctx';
import { type OwnDb, ownTables } from '#platform/db/own';
import { prepared } from '#platform/db/prepared';
import type { GoodsOrder } from './catalog.types.ts';
import { type CardReader, type CardRow, cardColumns, onShelf, readerOf, shelfOrders, withDescendants } from './fragments.repo.ts';

const db = ownTables('catalog');

/** Some goods, some categories with all below them, or everything; less what is excepted. */
export interface GoodsScope {
  readonly by: 'ALL' | 'GOODS' | 'CATEGORIES';
  readonly goodsIds: readonly string[];
  readonly categoryIds: readonly string[];
  readonly exceptGoodsIds: readonly string[];
}

export interface ScopeParams extends CardReader {
  goodsIds: readonly string[];
  categoryIds: readonly string[];
  exceptGoodsIds: readonly string[];
  limit: number;
  offset: number;
  /** Both together: no part of a list has to be read further. */
  reach: number;
}

export const inScope = (p: CardReader & Pick<ScopeParams, 'exceptGoodsIds'>) =>
  sql`${onShelf(p)} and s.goods_id <> all(${p.exceptGoodsIds}::bigint[])`;

/** Each of these categories and of those below them once. */
export const categoriesWithin = (mid: string, ids: RawBuilder<unknown>) => sql`
  (select distinct below.id from unnest(${ids}) as named (id) cross join lateral (${withDescendants(mid, sql`named.id`)}) below)`;

const sources: Record<GoodsScope['by'], (p: ScopeParams, order: GoodsOrder) => RawBuilder<unknown>> = {
  ALL: (p) => sql`(select * from catalog.shelf s where ${inScope(p)}) s`,
  GOODS: (p) => sql`(select * from catalog.shelf s where ${inScope(p)} and s.goods_id = any(${p.goodsIds}::bigint[])) s`,
  CATEGORIES: (p, order) => sql`
    ${categoriesWithin(p.mid, sql`${p.categoryIds}::bigint[]`)} c
    cross join lateral (
      select * from catalog.shelf s where ${inScope(p)} and s.category_id = c.id order by ${shelfOrders[order]} limit ${p.reach}
    ) s`,
};

const listOf = (by: GoodsScope['by'], order: GoodsOrder) =>
  prepared(`catalog.cards.${order}.scope.${by}`, (tables: OwnDb<'catalog'>, p: ScopeParams) => ({
    compile: () => {
      const sorted = shelfOrders[order];
      return sql<CardRow>`
        select ${cardColumns(p)}
          from (select s.* from ${sources[by](p, order)} order by ${sorted} limit ${p.limit} offset ${p.offset}) s
          join catalog.goods g on g.mid = s.mid and g.id = s.goods_id
         order by ${sorted}`.compile(tables);
    },
  }));

const listsOf = (by: GoodsScope['by']) => ({
  default: listOf(by, 'default'),
  sold: listOf(by, 'sold'),
  new: listOf(by, 'new'),
  priceUp: listOf(by, 'priceUp'),
  priceDown: listOf(by, 'priceDown'),
});
const lists = { ALL: listsOf('ALL'), GOODS: listsOf('GOODS'), CATEGORIES: listsOf('CATEGORIES') };

export interface ScopeQuery {
  readonly cid: string;
  readonly sortType: GoodsOrder;
  readonly pageNum: number;
  readonly pageSize: number;
}

/** Goods of a scope that a shop sells. One row more than asked for: it tells whether another page follows. */
export function listCardsInScope(ctx: Ctx, scope: GoodsScope, { cid, sortType, pageNum, pageSize }: ScopeQuery): Promise<CardRow[]> {
  const [limit, offset] = [pageSize + 1, (pageNum - 1) * pageSize];
  const { goodsIds, categoryIds, exceptGoodsIds } = scope;
  const params = { ...readerOf(ctx, cid), goodsIds, categoryIds, exceptGoodsIds, limit, offset, reach: limit + offset };
  return lists[scope.by][sortType](db(ctx), params);
}

interface SampleRow {
  nth: number;
  id: string;
  cover: string;
  price_fen: string;
}

interface SampleParams extends CardReader {
  scopes: string;
  each: number;
}

const sampleShelf = (p: SampleParams, isWithin: RawBuilder<unknown>) => sql`
  select s.mid, s.goods_id, s.price_fen, s.is_sold_out, s.sold_count from catalog.shelf s
   where ${onShelf(p)} and s.goods_id <> all(w."exceptGoodsIds") and ${isWithin} order by ${shelfOrders.sold} limit ${p.each}`;

const samples = prepared('catalog.cards.samples', (tables: OwnDb<'catalog'>, p: SampleParams) => ({
  compile: () =>
    sql<SampleRow>`
      select w.nth, g.id, g.cover, s.price_fen
        from jsonb_to_recordset(${p.scopes}::jsonb)
             as w (nth integer, by text, "goodsIds" bigint[], "categoryIds" bigint[], "exceptGoodsIds" bigint[])
        cross join lateral (
          select * from (
            (${sampleShelf(p, sql`w.by = 'GOODS' and s.goods_id = any(w."goodsIds")`)})
            union all
            select s.* from ${categoriesWithin(p.mid, sql`case w.by when 'CATEGORIES' then w."categoryIds" end`)} c
              cross join lateral (${sampleShelf(p, sql`s.category_id = c.id`)}) s
          ) s order by ${shelfOrders.sold} limit ${p.each}
        ) s
        join catalog.goods g on g.mid = s.mid and g.id = s.goods_id
       order by w.nth, ${shelfOrders.sold}`.compile(tables),
}));

interface Sample {
  readonly goodsId: string;
  readonly picture: string;
  readonly priceFen: number;
}

/** Some goods of each scope that a shop sells, best sellers first, in the order of the scopes; of everything there are none. */
export async function sampleScopes(ctx: Ctx, cid: string, scopes: readonly GoodsScope[], each: number): Promise<Sample[][]> {
  const named = scopes.map((scope, nth) => ({ ...scope, nth })).filter(({ by }) => by !== 'ALL');
  if (named.length === 0) return scopes.map(() => []);
  const rows = Map.groupBy(await samples(db(ctx), { ...readerOf(ctx, cid), scopes: JSON.stringify(named), each }), ({ nth }) => nth);
  return scopes.map((_, nth) =>
    (rows.get(nth) ?? []).map(({ id, cover, price_fen }) => ({ goodsId: id, picture: cover, priceFen: Number(price_fen) })),
  );
}
