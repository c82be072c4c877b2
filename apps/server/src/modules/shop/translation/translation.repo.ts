import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Ctx, Lang, TxCtx } from '#platform/ctx';
import { type OwnDb, ownTables } from '#platform/db/own';
import { prepared } from '#platform/db/prepared';

const db = ownTables('shop');

export interface Translation {
  readonly source: string;
  readonly text: string;
}

/** As the database makes it: no secret, only short. */
const keyOf = (text: string): string => createHash('md5').update(text).digest('hex');

const bySource = prepared('shop.translations', (tables: OwnDb<'shop'>, p: { mid: string; lang: string; keys: readonly string[] }) =>
  tables
    .selectFrom('shop.translation')
    .select(['source', 'text'])
    .where('mid', '=', p.mid)
    .where('lang', '=', p.lang)
    .where('source_key', '=', sql<string>`any(${p.keys}::text[])`),
);
export async function findTranslations(ctx: Ctx, lang: Lang, sources: Iterable<string>): Promise<ReadonlyMap<string, string>> {
  const keys = [...sources].map(keyOf);
  if (keys.length === 0) return new Map();
  return new Map((await bySource(db(ctx), { mid: ctx.mid, lang, keys })).map(({ source, text }) => [source, text]));
}

/** What the merchant has written where the reader reads this; the same text may stand for several. */
export async function findSources(ctx: Ctx, texts: readonly string[]): Promise<string[]> {
  const rows = await db(ctx)
    .selectFrom('shop.translation')
    .select('source')
    .where('mid', '=', ctx.mid)
    .where('lang', '=', ctx.lang)
    .where(sql<boolean>`md5(text) = any(${texts.map(keyOf)}::text[])`)
    .execute();
  return rows.map(({ source }) => source);
}

export const listTranslations = (ctx: Ctx, lang: Lang, { pageNum, pageSize }: { pageNum: number; pageSize: number }) =>
  db(ctx)
    .selectFrom('shop.translation')
    .select(['source', 'text'])
    .where('mid', '=', ctx.mid)
    .where('lang', '=', lang)
    .orderBy('source_key')
    .offset((pageNum - 1) * pageSize)
    .limit(pageSize + 1)
    .execute();

/** Rows are written in one order by everybody, so two writers wait for each other and never in a ring. */
export async function putTranslations(ctx: TxCtx, lang: Lang, entries: readonly Translation[]): Promise<number> {
  if (entries.length === 0) return 0;
  const { numAffectedRows } = await sql`
    insert into shop.translation (mid, lang, source, text)
    select ${ctx.mid}, ${lang}, source, text
      from unnest(${entries.map(({ source }) => source)}::text[], ${entries.map(({ text }) => text)}::text[]) as entry (source, text)
     order by md5(source)
    on conflict (mid, lang, source_key) do update set text = excluded.text
     where translation.text <> excluded.text`.execute(ctx.db);
  return Number(numAffectedRows ?? 0n);
}

/** Held in the same order, and each looked for once, however little the planner knows of the table. */
export async function deleteTranslations(ctx: TxCtx, lang: Lang, sources: readonly string[]): Promise<number> {
  if (sources.length === 0) return 0;
  const { numAffectedRows } = await sql`
    with held as materialized (
      select source_key from shop.translation
       where mid = ${ctx.mid} and lang = ${lang} and source_key = any(${sources.map(keyOf)}::text[])
       order by source_key for update)
    delete from shop.translation t using held where t.mid = ${ctx.mid} and t.lang = ${lang} and t.source_key = held.source_key`.execute(
    ctx.db,
  );
  return Number(numAffectedRows ?? 0n);
}

export const updateLanguages = (ctx: TxCtx, languages: readonly Lang[]) =>
  db(ctx)
    .updateTable('shop.merchant')
    .set({ languages: [...languages] })
    .where('mid', '=', ctx.mid)
    .execute();
