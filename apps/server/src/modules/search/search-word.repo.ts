import { type RawBuilder, sql } from 'kysely';
import type { Ctx } from '#platform/ctx';
import { type OwnDb, ownTables } from '#platform/db/own';
import { prepared } from '#platform/db/prepared';
import { isLatin } from '../../platform/words/plain-text.rules.ts';
import type { KnownWord, Slips } from './goods-search.types.ts';
import { since } from './searched.repo.ts';

const db = ownTables('catalog');

const MOST_COMPLETED = 20;
const MOST_SIMILAR = 300;
/** Comes after every text that begins the same way. */
const LAST = '\u{10FFFF}';

interface WordRow {
  word: string;
  sound: string;
  initials: string;
  goods_count: number;
}

const viewWord = ({ word, sound, initials, goods_count }: WordRow): KnownWord => ({ word, sound, initials, goodsCount: goods_count });

interface Beginning {
  mid: string;
  cid: string;
  text: string;
  textEnd: string;
  /** Null where it cannot be a sound. */
  letters: string | null;
  lettersEnd: string | null;
}

const wordsOf = (p: { mid: string; cid: string }, condition: RawBuilder<unknown>) => sql`
  select word, sound, initials, goods_count from catalog.search_word
   where mid = ${p.mid}::bigint and cid = ${p.cid}::bigint and goods_count > 0 and ${condition}`;

const completed = prepared('catalog.search.complete', (tables: OwnDb<'catalog'>, p: Beginning) => ({
  compile: () =>
    sql<WordRow>`
      with w as (
        ${wordsOf(p, sql`word >= ${p.text} and word < ${p.textEnd}`)}
        union ${wordsOf(p, sql`sound >= ${p.letters} and sound < ${p.lettersEnd}`)}
        union ${wordsOf(p, sql`initials >= ${p.letters} and initials < ${p.lettersEnd}`)}
      )
      select w.word, w.sound, w.initials, w.goods_count
        from w
        left join lateral (
          select sum(count) as count from catalog.searched_word s
           where s.mid = ${p.mid}::bigint and s.cid = ${p.cid}::bigint and s.week >= ${since} and s.word = w.word
        ) s on true
       order by (w.word = ${p.text}) desc, coalesce(s.count, 0) desc, w.goods_count desc, length(w.word), w.word
       limit ${sql.lit(MOST_COMPLETED)}`.compile(tables),
}));

/** Those searched for most come first, then those of most goods. */
export async function completeWord(ctx: Ctx, cid: string, beginning: string): Promise<KnownWord[]> {
  const letters = isLatin(beginning) ? beginning : null;
  const rows = await completed(db(ctx), {
    mid: ctx.mid,
    cid,
    text: beginning,
    textEnd: `${beginning}${LAST}`,
    letters,
    lettersEnd: letters && `${letters}${LAST}`,
  });
  return rows.map(viewWord);
}

const similar = prepared('catalog.search.similar', (tables: OwnDb<'catalog'>, p: Slips & { mid: string; cid: string }) => ({
  compile: () =>
    sql<WordRow>`
      with w as (
        ${wordsOf(p, sql`word = any(${p.words}::text[])`)}
        union ${wordsOf(p, sql`lacking && ${p.lacking}::text[]`)}
        union ${wordsOf(p, sql`sound = any(${p.sounds}::text[])`)}
        union ${wordsOf(p, sql`initials = any(${p.initials}::text[])`)}
      )
      select word, sound, initials, goods_count from w order by goods_count desc, word limit ${sql.lit(MOST_SIMILAR)}`.compile(tables),
}));

export const findSimilarWords = async (ctx: Ctx, cid: string, slips: Slips): Promise<KnownWord[]> =>
  (await similar(db(ctx), { mid: ctx.mid, cid, ...slips })).map(viewWord);
