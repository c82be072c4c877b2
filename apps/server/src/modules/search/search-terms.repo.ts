import { sql } from 'kysely';
import type { Ctx } from '#platform/ctx';
import { withDescendants } from '../catalog/fragments.repo.ts';
import type { SearchFilter } from './goods-search.types.ts';

/** What narrows a search; null lets everything through. */
export interface Filters {
  mid: string;
  cid: string;
  categoryId: string | null;
  brandIds: readonly string[] | null;
  tags: readonly string[] | null;
  priceFrom: number | null;
  priceTo: number | null;
  inStock: boolean;
}

export const filtersOf = (ctx: Ctx, input: SearchFilter): Filters => ({
  mid: ctx.mid,
  cid: input.cid,
  categoryId: input.categoryId ?? null,
  brandIds: input.brandIds ?? null,
  tags: input.tags ?? null,
  priceFrom: input.priceFrom ?? null,
  priceTo: input.priceTo ?? null,
  inStock: input.inStock ?? false,
});

/**
 * Documents (`d`) that have the words, and of each its place on the shop's shelf (`s`). Words first, then one look-up for each: the
 * planner takes a shop's shelf for a hundred times smaller than it is and would go through all of it, had it the choice.
 */
export const matches = (p: { mid: string; cid: string; all: string; inStock: boolean }) => sql`
  (select * from catalog.search_document where mid = ${p.mid}::bigint and tsv @@ ${p.all}::tsquery offset 0) d
  cross join lateral (
    select * from catalog.shelf
     where mid = ${p.mid}::bigint and cid = ${p.cid}::bigint and goods_id = d.goods_id
       and is_on and (not ${p.inStock}::boolean or not is_sold_out)
     limit 1
  ) s`;

/** The category, and what is below it. */
export const inCategory = (p: Pick<Filters, 'mid' | 'categoryId'>) =>
  sql`(${p.categoryId}::bigint is null or s.category_id in (${withDescendants(p.mid, sql`${p.categoryId}`)}))`;

export const ofBrand = (p: Pick<Filters, 'brandIds'>) =>
  sql`(${p.brandIds}::bigint[] is null or d.brand_id = any(${p.brandIds}::bigint[]))`;

export const taggedAs = (p: Pick<Filters, 'tags'>) => sql`(${p.tags}::text[] is null or d.tags && ${p.tags}::text[])`;

export const within = (p: Pick<Filters, 'priceFrom' | 'priceTo'>) => sql`
  s.price_fen >= coalesce(${p.priceFrom}::bigint, 0) and s.price_fen <= coalesce(${p.priceTo}::bigint, 9223372036854775807)`;

/**
 * Where the words stand (the title before brand, category, keywords and tags, these before the selling point), how well it sells (ten times as
 * many sold weigh a tenth of a word in the title), and between equals whether the title begins with what was typed.
 */
export const score = (p: { any: string; typed: string }) => sql`
  ts_rank(array[0.1, 0.2, 0.8, 1.0]::real[], d.tsv, ${p.any}::tsquery)
  + case when starts_with(d.title, ${p.typed}::text) then 0.02 else 0 end
  + 0.06 * log(1 + s.sold_count::double precision)`;
