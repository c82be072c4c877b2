import { MOST_COUNTED } from '@qianpu/contract/fields';
import type { ParsedOf } from '@qianpu/contract/types';
import { sql } from 'kysely';
import type { Ctx } from '#platform/ctx';
import { countRows } from '#platform/db/count-rows';
import { ownTables } from '#platform/db/own';
import { reviewColumns } from './review.repo.ts';
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

const chosen = (ctx: Ctx, cids: Shops, filter: Filter) => {
  const { standing, score, answer, pictures, goodsId, words, writtenFrom, writtenUntil } = filter;
  return said(ctx, cids)
    .$if(standing !== undefined, (query) => query.where('r.standing', '=', standing ?? ''))
    .$if(score !== undefined, (query) => query.where('r.score', '=', score ?? 0))
    .$if(answer === 'ANSWERED', (query) => query.where('r.answered_at', 'is not', null))
    .$if(answer === 'UNANSWERED', (query) => query.where('r.answered_at', 'is', null))
    .$if(pictures !== undefined, (query) => query.where('r.has_pictures', '=', pictures === 'WITH'))
    .$if(goodsId !== undefined, (query) => query.where('r.goods_id', '=', goodsId ?? ''))
    .$if(writtenFrom !== undefined, (query) => query.where('r.written_at', '>=', instant(writtenFrom ?? 0)))
    .$if(writtenUntil !== undefined, (query) => query.where('r.written_at', '<', instant(writtenUntil ?? 0)))
    .$if(words !== undefined, (query) =>
      query.where(sql<boolean>`r.id in (select catalog.reviews_with_words(${words}::text, ${MOST_COUNTED}))`),
    );
};

/** Newest first, with what was bought. One row more than asked for. */
export async function listInbox(ctx: Ctx, cids: Shops, filter: Filter): Promise<{ rows: ReviewForStaff[]; total: number }> {
  const found = chosen(ctx, cids, filter);
  const rows = await found
    .innerJoin('catalog.review_right as b', (join) =>
      join.onRef('b.mid', '=', 'r.mid').onRef('b.order_id', '=', 'r.order_id').onRef('b.sku_id', '=', 'r.sku_id'),
    )
    .select([...reviewColumns, 'r.cid', 'r.order_id', 'r.member_id', 'b.title', 'b.picture'])
    .orderBy('r.written_at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(filter.pageSize + 1)
    .offset((filter.pageNum - 1) * filter.pageSize)
    .execute();
  return { rows, total: await countRows(db(ctx), found.select('r.id')) };
}

export async function countInbox(ctx: Ctx, cids: Shops) {
  const unanswered = said(ctx, cids).select('r.id').where('r.standing', '=', 'SHOWN').where('r.answered_at', 'is', null);
  return {
    waiting: await countRows(db(ctx), said(ctx, cids).select('r.id').where('r.standing', '=', 'WAITING')),
    unanswered: await countRows(db(ctx), unanswered),
    poorUnanswered: await countRows(db(ctx), unanswered.where('r.score', '<=', 2)),
  };
}
