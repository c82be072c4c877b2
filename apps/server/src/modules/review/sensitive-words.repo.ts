import { sql } from 'kysely';
import type { Ctx, TxCtx } from '#platform/ctx';
import { ownTables } from '#platform/db/own';
import { normalise, normaliseWords } from './review.rules.ts';

const db = ownTables('catalog');

/** The whole list; of two who set it at once the later one's holds. */
export const setSensitiveWords = (ctx: TxCtx, list: readonly string[]) => {
  const words = normaliseWords(list);
  return db(ctx)
    .insertInto('catalog.sensitive_words')
    .values({ mid: ctx.mid, words })
    .onConflict((met) => met.column('mid').doUpdateSet({ words }))
    .execute();
};

export async function listSensitiveWords(ctx: Ctx): Promise<string[]> {
  const row = await db(ctx).selectFrom('catalog.sensitive_words').select('words').where('mid', '=', ctx.mid).executeTakeFirst();
  return row?.words ?? [];
}

/** Whether one of the merchant's sensitive words is in one of these texts. */
export async function hasSensitiveWord(ctx: Ctx, texts: readonly string[]): Promise<boolean> {
  // No word holds a blank: none is found half in one text and half in the next.
  const compared = texts.map(normalise).join(' ');
  const { rows } = await sql<{ word: string }>`
    select word from catalog.sensitive_words s cross join unnest(s.words) as w (word)
     where s.mid = ${ctx.mid}::bigint and position(word in ${compared}::text) > 0 limit 1`.execute(db(ctx));
  return rows.length > 0;
}
