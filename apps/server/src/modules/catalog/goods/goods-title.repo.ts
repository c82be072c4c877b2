import { sql } from 'kysely';
import type { Ctx } from '#platform/ctx';
import { ownTables } from '#platform/db/own';

const db = ownTables('catalog');

/** A shop that has more of a name looks for a longer one. */
const MOST_NAMED = 1_000;

/** Goods with these words in their title, on a shelf or not; newest first. */
export async function findGoodsByTitle(ctx: Ctx, words: string): Promise<string[]> {
  const rows = await db(ctx)
    .selectFrom('catalog.goods as g')
    .select('g.id')
    .where('g.mid', '=', ctx.mid)
    .where(sql<boolean>`strpos(lower(g.title), lower(${words}::text)) > 0`)
    .orderBy('g.id', 'desc')
    .limit(MOST_NAMED)
    .execute();
  return rows.map(({ id }) => id);
}
