import { sql } from 'kysely';
import type { TxCtx } from '#platform/ctx';
import { ownTables } from '#platform/db/own';
import type { GoodsText, SearchDocument } from './search-document.rules.ts';

const db = ownTables('catalog');

/** Who changes what a merchant's goods are found by does it one after another: words are counted, and each is many goods'. */
export const lockDocuments = (ctx: TxCtx) =>
  sql`select pg_advisory_xact_lock(hashtext('search'), hashint8(${ctx.mid}::bigint))`.execute(db(ctx));

export interface SearchedGoods {
  readonly id: string;
  readonly text: GoodsText;
  readonly brandId: string | null;
  /** The shops it can be bought in. */
  readonly cids: readonly string[];
}

interface GoodsRow {
  id: string;
  title: string;
  other_titles: string[];
  selling_point: string;
  tags: string[];
  keywords: string[];
  brand_id: string | null;
  brand: string | null;
  categories: string[];
  cids: string[];
}

export async function listGoodsTexts(ctx: TxCtx, goodsIds: readonly string[]): Promise<SearchedGoods[]> {
  const { rows } = await sql<GoodsRow>`
    select g.id, g.title, g.selling_point, g.tags, g.keywords, g.brand_id, b.name as brand,
           array(select t.value ->> 'title' from jsonb_each(g.translations) t where t.value ? 'title') as other_titles,
           array_remove(array[widest.name, wider.name, c.name], null) as categories,
           array(select s.cid from catalog.shelf s where s.mid = g.mid and s.goods_id = g.id and s.is_on order by s.cid) as cids
      from catalog.goods g
      join catalog.category c on c.mid = g.mid and c.id = g.category_id
      left join catalog.category wider on wider.mid = c.mid and wider.id = c.parent_id
      left join catalog.category widest on widest.mid = wider.mid and widest.id = wider.parent_id
      left join catalog.brand b on b.mid = g.mid and b.id = g.brand_id
     where g.mid = ${ctx.mid}::bigint and g.id = any(${goodsIds}::bigint[])`.execute(db(ctx));
  return rows.map((row) => ({
    id: row.id,
    text: {
      title: row.title,
      otherTitles: row.other_titles,
      sellingPoint: row.selling_point,
      brand: row.brand,
      categories: row.categories,
      keywords: row.keywords,
      tags: row.tags,
    },
    brandId: row.brand_id,
    cids: row.cids,
  }));
}

export interface WordForms {
  readonly word: string;
  readonly sound: string;
  readonly initials: string;
  readonly lacking: readonly string[];
}

/** Keeps the documents, and counts in each shop the words that came and went with them. */
export async function saveDocuments(
  ctx: TxCtx,
  documents: readonly (SearchedGoods & { readonly document: SearchDocument })[],
  forms: readonly WordForms[],
): Promise<void> {
  const rows = documents.map(({ id, text, brandId, cids, document }) => ({
    goods_id: id,
    ...document,
    brand_id: brandId,
    tags: text.tags,
    cids,
  }));
  const { mid } = ctx;
  await sql`
    with fresh as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as d (goods_id bigint, tsv text, title text, words text[], names text[], brand_id bigint, tags text[], cids bigint[])
    ), change as materialized (
      select cid, word, sum(n)::integer as n
        from (
          select cid, word, -1 as n from catalog.search_document d, unnest(d.cids) as cid, unnest(d.words || d.names) as word
           where d.mid = ${mid}::bigint and d.goods_id in (select goods_id from fresh)
          union all
          select cid, word, 1 from fresh f, unnest(f.cids) as cid, unnest(f.words || f.names) as word
        ) counted
       group by cid, word having sum(n) <> 0
    ), kept as (
      insert into catalog.search_document (mid, goods_id, tsv, title, words, names, brand_id, tags, cids)
      select ${mid}::bigint, goods_id, tsv::tsvector, title, words, names, brand_id, tags, cids from fresh
      on conflict (mid, goods_id) do update
        set tsv = excluded.tsv, title = excluded.title, words = excluded.words, names = excluded.names, brand_id = excluded.brand_id, tags = excluded.tags,
            cids = excluded.cids
    ), gone as (
      update catalog.search_word w set goods_count = w.goods_count + c.n
        from change c where c.n < 0 and w.mid = ${mid}::bigint and w.cid = c.cid and w.word = c.word
    )
    insert into catalog.search_word as w (mid, cid, word, sound, initials, lacking, goods_count)
    select ${mid}::bigint, c.cid, c.word, f.sound, f.initials, f.lacking, c.n
      from change c
      join jsonb_to_recordset(${JSON.stringify(forms)}::jsonb) as f (word text, sound text, initials text, lacking text[]) on f.word = c.word
     where c.n > 0
    on conflict (mid, cid, word) do update set goods_count = w.goods_count + excluded.goods_count`.execute(db(ctx));
}

/** Goods of the merchant by id, from the one after `after` on. */
export async function listGoodsIds(ctx: TxCtx, after: string, limit: number): Promise<string[]> {
  const rows = await db(ctx)
    .selectFrom('catalog.goods')
    .select('id')
    .where('mid', '=', ctx.mid)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
