import type { ParsedOf } from '@qianpu/contract/types';
import { type RawBuilder, sql } from 'kysely';
import type { Ctx } from '#platform/ctx';
import { countRows } from '#platform/db/count-rows';
import { ownTables } from '#platform/db/own';
import { reviewColumns, shopScoreColumns } from './review.repo.ts';
import type { ReviewForStaff } from './review.types.ts';

const db = ownTables('catalog');

type Filter = ParsedOf<'catalog.review.inbox'>;
/** Null: of all shops, and what is of none. */
type Shops = readonly string[] | null;

/** What members have said; silence is nobody's to look through. */
const said = (ctx: Ctx, cids: Shops) =>
  db(ctx)
    .selectFrom('catalog.review as r')
    .where('r.mid', '=', ctx.mid)
    .where(sql<boolean>`(not r.is_auto or r.appended_at is not null)`)
    .$if(cids !== null, (query) => query.where(sql<boolean>`r.cid = any(${cids}::bigint[])`));

const instant = (ms: number) => new Date(ms);

/** What more reviews have than this is found soon by walking from the newest. */
const FEW = 1_000;
const wordsOf = sql`lower(r.text || ' ' || coalesce(r.appended_text, ''))`;

/** Which have these words. */
async function withWords(ctx: Ctx, words: string) {
  const ids = await findByWords(ctx, words);
  return ids.length < FEW ? sql<boolean>`r.id = any(${ids}::bigint[])` : sql<boolean>`strpos(${wordsOf}, lower(${words}::text)) > 0`;
}

async function findByWords(ctx: Ctx, words: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select f.id from catalog.reviews_with_words(${words}::text, ${FEW}) f (id)`.execute(db(ctx));
  return rows.map(({ id }) => id);
}

const chosen = (ctx: Ctx, cids: Shops, filter: Filter, hasWords: RawBuilder<boolean> | undefined) => {
  const { standing, score, answer, pictures, goodsId, writtenFrom, writtenUntil } = filter;
  return said(ctx, cids)
    .$if(standing !== undefined, (query) => query.where('r.standing', '=', standing ?? ''))
    .$if(score !== undefined, (query) => query.where('r.score', '=', score ?? 0))
    .$if(answer === 'ANSWERED', (query) => query.where('r.answered_at', 'is not', null))
    .$if(answer === 'UNANSWERED', (query) => query.where('r.answered_at', 'is', null))
    .$if(pictures !== undefined, (query) => query.where('r.has_pictures', '=', pictures === 'WITH'))
    .$if(goodsId !== undefined, (query) => query.where('r.goods_id', '=', goodsId ?? ''))
    .$if(writtenFrom !== undefined, (query) => query.where('r.written_at', '>=', instant(writtenFrom ?? 0)))
    .$if(writtenUntil !== undefined, (query) => query.where('r.written_at', '<', instant(writtenUntil ?? 0)))
    .$if(hasWords !== undefined, (query) => query.where(hasWords ?? sql<boolean>`true`));
};

/** Newest first, with what was bought. One row more than asked for. */
export async function listInbox(ctx: Ctx, cids: Shops, filter: Filter): Promise<{ rows: ReviewForStaff[]; total: number }> {
  const { words } = filter;
  const found = chosen(ctx, cids, filter, words === undefined ? undefined : await withWords(ctx, words));
  const rows = await found
    .innerJoin('catalog.review_right as b', (join) =>
      join.onRef('b.mid', '=', 'r.mid').onRef('b.order_id', '=', 'r.order_id').onRef('b.sku_id', '=', 'r.sku_id'),
    )
    .select([...reviewColumns, ...shopScoreColumns, 'r.cid', 'r.order_id', 'r.member_id', 'b.title', 'b.picture'])
    .orderBy('r.written_at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(sql.lit(filter.pageSize + 1))
    .offset((filter.pageNum - 1) * filter.pageSize)
    .execute();
  // In order: all that have them would be gathered before the first is counted.
  const inOrder = found.select('r.id').orderBy('r.written_at', 'desc').orderBy('r.id', 'desc');
  return { rows, total: await countRows(db(ctx), inOrder) };
}

export async function countInbox(ctx: Ctx, cids: Shops) {
  const unanswered = said(ctx, cids).select('r.id').where('r.standing', '=', sql.lit('SHOWN')).where('r.answered_at', 'is', null);
  return {
    waiting: await countRows(db(ctx), said(ctx, cids).select('r.id').where('r.standing', '=', sql.lit('WAITING'))),
    unanswered: await countRows(db(ctx), unanswered),
    poorUnanswered: await countRows(db(ctx), unanswered.where('r.score', '<=', 2)),
  };
}
