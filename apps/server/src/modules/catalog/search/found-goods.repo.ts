import { type RawBuilder, sql } from 'kysely';
import type { Ctx } from '#platform/ctx';
import { type OwnDb, ownTables } from '#platform/db/own';
import { prepared } from '#platform/db/prepared';
import { type CardRow, cardColumns } from '../goods-list.repo.ts';
import type { Found, Likely, SearchQuery, SearchWish } from './goods-search.types.ts';
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

type Order = SearchWish['sortType'];

interface Page extends Filters {
  lang: string;
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

/** Each ends with the goods, so that pages neither repeat nor skip any. */
const plainOrders: Record<Order, RawBuilder<unknown>> = {
  default: sql`s.position, s.goods_id`,
  sold: sql`s.sold_count desc, s.goods_id`,
  new: sql`s.goods_id desc`,
  priceUp: sql`s.price_fen, s.goods_id`,
  priceDown: sql`s.price_fen desc, s.goods_id desc`,
};

/** The cards of one page of `source`, and how many there are in all. */
const pageOf = (source: RawBuilder<unknown>, order: RawBuilder<unknown>, p: Page) => sql<FoundRow>`
  select t.total, ${cardColumns(p.lang)}
    from (select count(*)::integer as total from (select from ${source} limit ${sql.lit(MOST_FOUND)}) counted) t
    left join ((select s.* from ${source} order by ${order} limit ${p.limit} offset ${p.offset}) s
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
        ${pageOf(sql`s`, order === 'default' ? sql`s.score desc, s.goods_id` : plainOrders[order], p)}`.compile(tables),
  }));

const byFiltersIn = (order: Order) =>
  prepared(`catalog.search.filters.${order}`, (tables: OwnDb<'catalog'>, p: Page) => {
    const shelf = sql`
      catalog.shelf s join catalog.search_document d on d.mid = s.mid and d.goods_id = s.goods_id
       where s.mid = ${p.mid}::bigint and s.cid = ${p.cid}::bigint and s.is_on and (not ${p.inStock}::boolean or not s.is_sold_out)
         and ${inCategory(p)} and ${ofBrand(p)} and ${taggedAs(p)} and ${within(p)}`;
    return { compile: () => pageOf(shelf, plainOrders[order], p).compile(tables) };
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

export async function findGoods(ctx: Ctx, wish: SearchWish, query: SearchQuery | null): Promise<Found> {
  const offset = (wish.pageNum - 1) * wish.pageSize;
  const page = { ...filtersOf(ctx, wish), lang: ctx.lang, limit: Math.max(0, Math.min(wish.pageSize + 1, MOST_FOUND - offset)), offset };
  const found = query
    ? await byWords[wish.sortType](db(ctx), { ...page, ...termsOf(query), typed: query.typed })
    : await byFilters[wish.sortType](db(ctx), page);
  return { cards: found.filter(isCard), total: found[0]?.total ?? 0 };
}

const isCard = (row: FoundRow): row is FoundRow & CardRow => row.id !== null;

const likelyBy = prepared(
  'catalog.search.likely',
  (tables: OwnDb<'catalog'>, p: Pick<WordPage, 'mid' | 'cid' | 'inStock' | 'all' | 'any' | 'typed'>) => ({
    compile: () =>
      sql<{ id: string; title: string; words: string[]; category_id: string; sold_count: string }>`
        select id, title, words, category_id, sold_count
          from (select s.goods_id as id, d.title, d.words, s.category_id, s.sold_count, ${score(p)} as score
                  from ${matches(p)} limit ${sql.lit(MOST_WEIGHED)}) weighed
         order by score desc, id
         limit ${sql.lit(LIKELY)}`.compile(tables),
  }),
);

export async function findLikely(ctx: Ctx, cid: string, query: SearchQuery): Promise<Likely[]> {
  const rows = await likelyBy(db(ctx), { mid: ctx.mid, cid, inStock: false, ...termsOf(query), typed: query.typed });
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    words: row.words,
    categoryId: row.category_id,
    soldCount: Number(row.sold_count),
  }));
}
