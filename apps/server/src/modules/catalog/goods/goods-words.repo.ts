import { type RawBuilder, sql } from 'kysely';
import { foundByWords } from '#modules/goods-figure';
import type { Ctx } from '#platform/ctx';
import { ownTables } from '#platform/db/own';

const db = ownTables('catalog');

/** A shop that has more of a name looks for a longer one. */
const MOST_NAMED = 1_000;

/** Goods with these words in their title, keywords or codes, on a shelf or not, also removed ones; of more than a thousand the newest. */
export async function findGoodsByWords(ctx: Ctx, words: string): Promise<string[]> {
  const found: RawBuilder<{ id: string }> = sql`select f.id from (${foundByWords(words, MOST_NAMED)}) f (id)`;
  return (await found.execute(db(ctx))).rows.map(({ id }) => id);
}
