import { type RawBuilder, sql } from 'kysely';
import type { Ctx } from '#platform/ctx';
import { type OwnDb, ownTables } from '#platform/db/own';
import { prepared } from '#platform/db/prepared';
import type { GoodsOrder } from './catalog.types.ts';
import { type CardRow, cardColumns, nameIn, readerOf, shelfOrders, withDescendants } from './fragments.repo.ts';
import { categoriesWithin, type GoodsScope, inScope, listCardsInScope, type ScopeParams, type ScopeQuery } from './scope-cards.repo.ts';

const db = ownTables('catalog');

const MOST_FEN = Number.MAX_SAFE_INTEGER;

/** Of a category with all below it, and between two prices, both included. */
interface Narrowing {
  readonly categoryId?: string | undefined;
  readonly minFen?: number | undefined;
  readonly maxFen?: number | undefined;
}

interface NarrowedParams extends ScopeParams {
  within: string | null;
  minFen: number;
  maxFen: number;
}

const inRange = (p: NarrowedParams) => sql`${inScope(p)} and s.price_fen between ${p.minFen}::bigint and ${p.maxFen}::bigint`;
const isWithin = (p: NarrowedParams, category: RawBuilder<unknown>) =>
  sql`(${p.within}::bigint is null or ${category} in (${withDescendants(p.mid, sql`${p.within}::bigint`)}))`;

const sources: Record<GoodsScope['by'], (p: NarrowedParams, order: GoodsOrder) => RawBuilder<unknown>> = {
  ALL: (p) => sql`(select * from catalog.shelf s where ${inRange(p)}) s`,
  GOODS: (p) => sql`
    (select * from catalog.shelf s
      where ${inRange(p)} and s.goods_id = any(${p.goodsIds}::bigint[]) and ${isWithin(p, sql`s.category_id`)}) s`,
  CATEGORIES: (p, order) => sql`
    (select id from ${categoriesWithin(p.mid, sql`${p.categoryIds}::bigint[]`)} named where ${isWithin(p, sql`named.id`)}) c
    cross join lateral (
      select * from catalog.shelf s where ${inRange(p)} and s.category_id = c.id order by ${shelfOrders[order]} limit ${p.reach}
    ) s`,
};

/** Statements of their own: lists that nobody narrows stay as short as they are. */
const listOf = (by: GoodsScope['by'], order: GoodsOrder) =>
  prepared(`catalog.cards.${order}.narrowed.${by}`, (tables: OwnDb<'catalog'>, p: NarrowedParams) => ({
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

/** Goods of a scope that a shop sells, as far as they are wanted. One row more than asked for: it tells whether another page follows. */
export function listNarrowedInScope(ctx: Ctx, scope: GoodsScope, query: ScopeQuery & Narrowing): Promise<CardRow[]> {
  const { cid, sortType, pageNum, pageSize, categoryId, minFen, maxFen } = query;
  if (categoryId === undefined && minFen === undefined && maxFen === undefined) return listCardsInScope(ctx, scope, query);
  const [limit, offset] = [pageSize + 1, (pageNum - 1) * pageSize];
  // Of everything, a category is all there is to read.
  const { by, goodsIds, categoryIds, exceptGoodsIds } =
    scope.by === 'ALL' && categoryId !== undefined ? { ...scope, by: 'CATEGORIES' as const, categoryIds: [categoryId] } : scope;
  const range = { within: categoryId ?? null, minFen: minFen ?? 0, maxFen: maxFen ?? MOST_FEN };
  const params = { ...readerOf(ctx, cid), goodsIds, categoryIds, exceptGoodsIds, limit, offset, reach: limit + offset, ...range };
  return lists[by][sortType](db(ctx), params);
}

const counted: Record<GoodsScope['by'], (p: CountParams) => RawBuilder<unknown>> = {
  ALL: (p) => sql`catalog.shelf s where ${inScope(p)}`,
  GOODS: (p) => sql`catalog.shelf s where ${inScope(p)} and s.goods_id = any(${p.goodsIds}::bigint[])`,
  CATEGORIES: (p) => sql`
    ${categoriesWithin(p.mid, sql`${p.categoryIds}::bigint[]`)} named join catalog.shelf s on s.category_id = named.id where ${inScope(p)}`,
};

interface CountParams extends Omit<ScopeParams, 'limit' | 'offset' | 'reach'> {
  most: number;
}

interface CountRow {
  total: number;
  id: string | null;
  name: string | null;
  count: number | null;
}

/** Goods are counted once, where they lie; three levels lead to the top. One row at least, which has the total. */
const countsOf = (by: GoodsScope['by']) =>
  prepared(`catalog.scope.categories.${by}`, (tables: OwnDb<'catalog'>, p: CountParams) => ({
    compile: () =>
      sql<CountRow>`
      with filled as materialized (select s.category_id, count(*)::integer as count from ${counted[by](p)} group by s.category_id)
      select whole.total, top.id, top.name, top.count
        from (select coalesce(sum(count), 0)::integer as total from filled) whole
        left join (
          select c.id, ${nameIn(p.lang)} as name, sum(filled.count)::integer as count, c.position
            from filled
            join catalog.category own on own.mid = ${p.mid}::bigint and own.id = filled.category_id
            left join catalog.category above on above.mid = own.mid and above.id = own.parent_id
            join catalog.category c on c.mid = own.mid and c.id = coalesce(above.parent_id, own.parent_id, own.id)
           where c.cid is null or c.cid = ${p.cid}::bigint
           group by c.mid, c.id order by 3 desc, c.position, c.id limit ${p.most}
        ) top on true
       order by top.count desc, top.position, top.id`.compile(tables),
  }));
const counts = { ALL: countsOf('ALL'), GOODS: countsOf('GOODS'), CATEGORIES: countsOf('CATEGORIES') };

interface ScopeCategories {
  readonly total: number;
  readonly categories: { readonly id: string; readonly name: string; readonly count: number }[];
}

/** How many goods of a scope a shop sells, and in which of its top categories, most first. */
export async function countInScope(ctx: Ctx, scope: GoodsScope, cid: string, most: number): Promise<ScopeCategories> {
  const { goodsIds, categoryIds, exceptGoodsIds } = scope;
  const rows = await counts[scope.by](db(ctx), { ...readerOf(ctx, cid), goodsIds, categoryIds, exceptGoodsIds, most });
  const categories = rows.flatMap(({ id, name, count }) => (id !== null && name !== null && count !== null ? [{ id, name, count }] : []));
  return { total: rows[0]?.total ?? 0, categories };
}
