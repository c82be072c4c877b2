import { type RawBuilder, sql } from 'kysely';
import type { Ctx } from '#platform/ctx';
import { type OwnDb, ownTables } from '#platform/db/own';
import { prepared } from '#platform/db/prepared';
import { type CardReader, type CardRow, cardColumns, readerOf, shelfOrders, withDescendants } from '../catalog/fragments.repo.ts';
import type { Found, Likely, SearchFilter, SearchQuery } from './goods-search.types.ts';
import { termsOf } from './search-query.rules.ts';
import { type Filters, filtersOf, inCategory, matches, ofBrand, score, taggedAs, within } from './search-terms.repo.ts';

const db = ownTables('catalog');

/** Nobody looks further: neither pages nor the total go beyond. */
export const MOST_FOUND = 1_000;
/** Of more that fit, any so many are ranked: a word that says so little has no best goods. */
const MOST_RANKED = 10_000;
/** While somebody types an answer is worth less than its quickness. */
const MOST_WEIGHED = 1_000;
/** Enough to see which words, categories and goods go with what is being typed. */
const LIKELY = 60;

type Order = SearchFilter['sortType'];

interface Page extends Filters, CardReader {
  limit: number;
  offset: number;
}
interface WordPage extends Page {
  all: string;
  any: string;
  typed: string;
}

/** Where nothing is on the page, one row with the total alone. */
type FoundRow = { total: number } & (CardRow | { [Column in keyof CardRow]: null });

/** The cards of one page of `listed`, and how many there are in `all`. */
const pageOf = (all: RawBuilder<unknown>, listed: RawBuilder<unknown>, order: RawBuilder<unknown>, p: Page) => sql<FoundRow>`
  select t.total, ${cardColumns(p)}
    from (select count(*)::integer as total from (select from ${all} limit ${sql.lit(MOST_FOUND)}) counted) t
    left join ((select s.* from ${listed} order by ${order} limit ${p.limit} offset ${p.offset}) s
               join catalog.goods g on g.mid = ${p.mid}::bigint and g.id = s.goods_id) on true
   order by ${order}`;

/** A statement for each order, whatever is looked for and whatever narrows it. */
const byWordsIn = (order: Order) =>
  prepared(`catalog.search.words.${order}`, (tables: OwnDb<'catalog'>, p: WordPage) => ({
    compile: () =>
      sql<FoundRow>`
        with s as materialized (
          select s.*, ${score(p)} as score
            from ${matches(p)}
           where ${inCategory(p)} and ${ofBrand(p)} and ${taggedAs(p)} and ${within(p)}
           limit ${sql.lit(MOST_RANKED)}
        )
        ${pageOf(sql`s`, sql`s`, order === 'default' ? sql`s.is_sold_out, s.score desc, s.goods_id` : shelfOrders[order], p)}`.compile(
        tables,
      ),
  }));

/** Goods on the shop's shelf (`s`) that the filters leave. */
const filtered = (p: Page, among: RawBuilder<unknown>) => sql`
  catalog.shelf s join catalog.search_document d on d.mid = s.mid and d.goods_id = s.goods_id
   where s.mid = ${p.mid}::bigint and s.cid = ${p.cid}::bigint and s.is_on and (not ${p.inStock}::boolean or not s.is_sold_out)
     and ${among} and ${ofBrand(p)} and ${taggedAs(p)} and ${within(p)}`;

const byFiltersIn = (order: Order) =>
  prepared(`catalog.search.filters.${order}`, (tables: OwnDb<'catalog'>, p: Page) => {
    const shelf = filtered(p, sql`true`);
    return { compile: () => pageOf(shelf, shelf, shelfOrders[order], p).compile(tables) };
  });

/** Each category below yields its first ones in order from an index, and they are merged: a small category costs little in a large shop. */
const inCategoryIn = (order: Order) =>
  prepared(`catalog.search.category.${order}`, (tables: OwnDb<'catalog'>, p: Page) => {
    const within = withDescendants(p.mid, sql`${p.categoryId}`);
    const all = filtered(p, sql`s.category_id in (${within})`);
    const first = sql`(${within}) c
      cross join lateral (
        select s.* from ${filtered(p, sql`s.category_id = c.id`)} order by ${shelfOrders[order]} limit ${p.limit}::integer + ${p.offset}::integer
      ) s`;
    return { compile: () => pageOf(all, first, shelfOrders[order], p).compile(tables) };
  });

const inEveryOrder = <T>(make: (order: Order) => T): Record<Order, T> => ({
  default: make('default'),
  sold: make('sold'),
  new: make('new'),
  priceUp: make('priceUp'),
  priceDown: make('priceDown'),
});
const byWords = inEveryOrder(byWordsIn);
const byFilters = inEveryOrder(byFiltersIn);
const byCategory = inEveryOrder(inCategoryIn);

export async function findGoods(ctx: Ctx, input: SearchFilter, query: SearchQuery | null): Promise<Found> {
  const offset = (input.pageNum - 1) * input.pageSize;
  const page = {
    ...filtersOf(ctx, input),
    ...readerOf(ctx, input.cid),
    limit: Math.max(0, Math.min(input.pageSize + 1, MOST_FOUND - offset)),
    offset,
  };
  const found = query
    ? await byWords[input.sortType](db(ctx), { ...page, ...termsOf(query), typed: query.typed })
    : await (page.categoryId === null ? byFilters : byCategory)[input.sortType](db(ctx), page);
  return { cards: found.filter(isCard), total: found[0]?.total ?? 0 };
}

const isCard = (row: FoundRow): row is FoundRow & CardRow => row.id !== null;

const likelyBy = prepared(
  'catalog.search.likely',
  (tables: OwnDb<'catalog'>, p: Pick<WordPage, 'mid' | 'cid' | 'inStock' | 'all' | 'any' | 'typed'>) => ({
    compile: () =>
      sql<{ id: string; title: string; words: string[]; traits: string[]; category_id: string; sold_count: string }>`
        select w.id, w.title, w.words, w.category_id, w.sold_count, array_remove(array[c.name, b.name], null) || w.tags as traits
          from (select s.goods_id as id, d.title, d.words, d.tags, d.brand_id, s.category_id, s.sold_count, ${score(p)} as score
                  from ${matches(p)} limit ${sql.lit(MOST_WEIGHED)}) w
          left join catalog.category c on c.mid = ${p.mid}::bigint and c.id = w.category_id
          left join catalog.brand b on b.mid = ${p.mid}::bigint and b.id = w.brand_id
         order by w.score desc, w.id
         limit ${sql.lit(LIKELY)}`.compile(tables),
  }),
);

export async function findLikely(ctx: Ctx, cid: string, query: SearchQuery): Promise<Likely[]> {
  const rows = await likelyBy(db(ctx), { mid: ctx.mid, cid, inStock: false, ...termsOf(query), typed: query.typed });
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    words: row.words,
    traits: row.traits,
    categoryId: row.category_id,
    soldCount: Number(row.sold_count),
  }));
}
