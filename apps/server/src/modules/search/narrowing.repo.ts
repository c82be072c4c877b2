import { type RawBuilder, sql } from 'kysely';
import type { Ctx } from '#platform/ctx';
import { type OwnDb, ownTables } from '#platform/db/own';
import { prepared } from '#platform/db/prepared';
import { nameIn, withDescendants } from '../catalog/fragments.repo.ts';
import { MOST_FOUND } from './found-goods.repo.ts';
import type { Counted, Narrowing, SearchFilter, SearchQuery } from './goods-search.types.ts';
import { termsOf } from './search-query.rules.ts';
import { type Filters, filtersOf, inCategory, matches, ofBrand, taggedAs, within } from './search-terms.repo.ts';

const db = ownTables('catalog');

const PRICE_STEPS = 20;
const MOST_CHOICES = 30;

interface NarrowingRow {
  categories: Counted[];
  brands: Counted[];
  tags: { name: string; count: number }[];
  from_fen: string | null;
  to_fen: string | null;
  price_counts: number[];
}

const choices = sql.lit(MOST_CHOICES);

interface Reader {
  mid: string;
  lang: string;
}

/** Counts over `found`, which says of each goods whether it is in the chosen category, of a chosen brand, tagged and priced as chosen. */
const countsOf = (p: Reader) => sql<NarrowingRow>`
  , bounds as (select min(price_fen) as low, max(price_fen) as high from found where in_category and in_brand and in_tags)
  select
    (select coalesce(jsonb_agg(jsonb_build_object('id', id::text, 'name', name, 'count', count) order by count desc, id), '[]')
       from (select c.id, ${nameIn(p.lang)} as name, count(*) as count
               from found f join catalog.category c on c.mid = ${p.mid}::bigint and c.id = f.category_id
              where f.in_brand and f.in_tags and f.in_price group by c.mid, c.id order by count desc, c.id limit ${choices}) t) as categories,
    (select coalesce(jsonb_agg(jsonb_build_object('id', id::text, 'name', name, 'count', count) order by count desc, id), '[]')
       from (select b.id, b.name, count(*) as count
               from found f join catalog.brand b on b.mid = ${p.mid}::bigint and b.id = f.brand_id
              where f.in_category and f.in_tags and f.in_price group by b.id, b.name order by count desc, b.id limit ${choices}) t) as brands,
    (select coalesce(jsonb_agg(jsonb_build_object('name', name, 'count', count) order by count desc, name), '[]')
       from (select name, count(*) as count from found f, unnest(f.tags) as name
              where f.in_category and f.in_brand and f.in_price group by name order by count desc, name limit ${choices}) t) as tags,
    b.low as from_fen, b.high as to_fen,
    array(select count(f.price_fen)::integer
            from generate_series(1, ${sql.lit(PRICE_STEPS)}) as step
            left join found f on f.in_category and f.in_brand and f.in_tags
                             and width_bucket(f.price_fen::double precision, b.low::double precision, b.high + 1::double precision, ${sql.lit(PRICE_STEPS)}) = step
           group by step order by step) as price_counts
    from bounds b`;

const narrowWords = prepared('catalog.search.narrow.words', (tables: OwnDb<'catalog'>, p: Filters & Reader & { all: string }) => ({
  compile: () =>
    sql<NarrowingRow>`
      with found as materialized (
        select s.category_id, d.brand_id, d.tags, s.price_fen,
               ${inCategory(p)} as in_category, ${ofBrand(p)} as in_brand, ${taggedAs(p)} as in_tags, ${within(p)} as in_price
          from ${matches(p)}
         limit ${sql.lit(MOST_FOUND)}
      ) ${countsOf(p)}`.compile(tables),
}));

/** Without words the category says what is looked at: only what is below it is counted. */
const narrowFiltersIn = (name: string, amongOf: (p: Filters) => RawBuilder<unknown>) =>
  prepared(`catalog.search.narrow.${name}`, (tables: OwnDb<'catalog'>, p: Filters & Reader) => ({
    compile: () =>
      sql<NarrowingRow>`
        with found as materialized (
          select s.category_id, d.brand_id, d.tags, s.price_fen,
                 true as in_category, ${ofBrand(p)} as in_brand, ${taggedAs(p)} as in_tags, ${within(p)} as in_price
            from catalog.shelf s join catalog.search_document d on d.mid = s.mid and d.goods_id = s.goods_id
           where s.mid = ${p.mid}::bigint and s.cid = ${p.cid}::bigint and s.is_on and (not ${p.inStock}::boolean or not s.is_sold_out)
             and ${amongOf(p)}
           limit ${sql.lit(MOST_FOUND)}
        ) ${countsOf(p)}`.compile(tables),
  }));
const narrowFilters = narrowFiltersIn('filters', () => sql`true`);
const narrowCategory = narrowFiltersIn('category', (p) => sql`s.category_id in (${withDescendants(p.mid, sql`${p.categoryId}`)})`);

export async function findNarrowing(ctx: Ctx, input: SearchFilter, query: SearchQuery | null): Promise<Narrowing> {
  const filters = { ...filtersOf(ctx, input), lang: ctx.lang };
  const [row] = query
    ? await narrowWords(db(ctx), { ...filters, all: termsOf(query).all })
    : await (filters.categoryId === null ? narrowFilters : narrowCategory)(db(ctx), filters);
  if (!row) throw new Error('counting answers a row');
  const { categories, brands, tags, from_fen, to_fen, price_counts } = row;
  const price = from_fen === null || to_fen === null ? null : { fromFen: Number(from_fen), toFen: Number(to_fen), counts: price_counts };
  return { categories, brands, tags, price };
}
