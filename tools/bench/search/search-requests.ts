import type pg from 'pg';
import { seededRandom } from '../../../apps/simulator/src/seeded-random.ts';

export interface SearchFilter {
  readonly mid: string;
  readonly cid: string;
  readonly words: string;
}

/** Two words of one title, drawn evenly over all goods; the seed keeps the draw. */
export async function twoWordsEach(db: pg.Client, count: number): Promise<SearchFilter[]> {
  const { rows } = await db.query<SearchFilter>(
    `select d.mid, d.cids[1] as cid, d.words[1] || ' ' || d.words[array_length(d.words, 1)] as words
       from catalog.search_document d tablesample bernoulli (${percentOf(count)}) repeatable (1)
      where array_length(d.words, 1) > 1 and array_length(d.cids, 1) > 0
      order by hashint8(d.goods_id) limit $1`,
    [count],
  );
  return rows;
}

/** What is in the field after the first strokes: a character of a word, or the beginning of its sound. */
export async function beginnings(db: pg.Client, count: number): Promise<SearchFilter[]> {
  const { rows } = await db.query<SearchFilter>(
    `select w.mid, w.cid, case when hashtext(w.word) % 2 = 0 then left(w.word, 1) else left(w.sound, 4) end as words
       from catalog.search_word w tablesample bernoulli (${percentOf(count)}) repeatable (1)
      where w.goods_count > 0 order by hashtext(w.word) limit $1`,
    [count],
  );
  return rows;
}

/** As shoppers do (Zipf's law): the second is asked for half as often as the first, the third a third. Every run draws the same. */
export function drawUnevenly<T>(requests: readonly T[], count: number): T[] {
  const random = seededRandom(1);
  const upTo: number[] = [];
  for (const [at] of requests.entries()) upTo.push((upTo.at(-1) ?? 0) + 1 / (at + 1));
  const all = upTo.at(-1) ?? 0;
  return Array.from({ length: count }, () => {
    const drawn = random() * all;
    return requests[upTo.findIndex((sum) => sum >= drawn)] as T;
  });
}

/** Of a million rows and more, some times as many as are wanted. */
const percentOf = (count: number) => Math.min(100, count / 2_000);
