import type { OutputOf, ParsedOf } from '@qianpu/contract/types';
import { sql } from 'kysely';
import type { Ctx, TxCtx } from '#platform/ctx';
import { type OwnDb, ownTables } from '#platform/db/own';
import { prepared } from '#platform/db/prepared';

const db = ownTables('catalog');

type HotWord = OutputOf<'catalog.search.hotWords'>['words'][number];

const chosenWords = prepared('catalog.search.chosen', (tables: OwnDb<'catalog'>, p: { mid: string; cid: string }) =>
  tables
    .selectFrom('catalog.hot_words')
    .select(['placeholders', sql<HotWord[]>`words`.as('words')])
    .where('mid', '=', p.mid)
    .where('cid', '=', p.cid),
);
/** What the shop's staff chose. */
export const findHotWords = async (ctx: Ctx, cid: string) => (await chosenWords(db(ctx), { mid: ctx.mid, cid }))[0];

export const saveHotWords = (ctx: TxCtx, { cid, placeholders, words }: ParsedOf<'catalog.search.setHotWords'>) =>
  db(ctx)
    .insertInto('catalog.hot_words')
    .values({ mid: ctx.mid, cid, placeholders, words: JSON.stringify(words) })
    .onConflict((met) => met.columns(['mid', 'cid']).doUpdateSet({ placeholders, words: JSON.stringify(words) }))
    .execute();
