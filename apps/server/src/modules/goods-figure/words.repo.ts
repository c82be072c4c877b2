import { MOST_COUNTED } from '@qianpu/contract/fields';
import { sql } from 'kysely';
import type { Ctx } from '#platform/ctx';
import { ownTables } from '#platform/db/own';

const db = ownTables('catalog');

/**
 * Goods with these words in their title, keywords or codes, also removed ones. So many at most are looked through further, of more the
 * newest: a total says no more either. As ids, since of a part of a statement the planner would not know how few they are.
 */
export async function findByWords(ctx: Ctx, words: string, most: number = MOST_COUNTED): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select f.id from catalog.goods_with_words(${words}::text, ${most}) f (id)`.execute(db(ctx));
  return rows.map(({ id }) => id);
}
