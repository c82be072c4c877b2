import { sql } from 'kysely';
import type { Ctx } from '#platform/ctx';
import { type OwnDb, ownTables } from '#platform/db/own';
import { prepared } from '#platform/db/prepared';
import { reviewColumns } from './review.repo.ts';
import type { ReviewFilter, ReviewPage, ReviewRow } from './review.types.ts';

const db = ownTables('catalog');

interface ListParams {
  mid: string;
  goodsId: string;
  tag: string;
  limit: number;
  offset: number;
}

const listed = (tables: OwnDb<'catalog'>, p: { mid: string; goodsId: string }) =>
  tables
    .selectFrom('catalog.review as r')
    .select(reviewColumns)
    .where('r.mid', '=', p.mid)
    .where('r.goods_id', '=', p.goodsId)
    .where(sql<boolean>`r.is_listed`);

type ListQuery = ReturnType<typeof listed>;

const grade = (name: ReviewFilter) => (query: ListQuery) => query.where(sql<boolean>`r.grade = ${sql.lit(name)}`);

/** Written out, so that each is served by the index of its own. */
const filters: Record<ReviewFilter, (query: ListQuery) => ListQuery> = {
  all: (query) => query,
  good: grade('good'),
  middle: grade('middle'),
  poor: grade('poor'),
  pictures: (query) => query.where(sql<boolean>`r.has_pictures`),
  appended: (query) => query.where('r.appended_at', 'is not', null),
};

/** What says something first, then the newest; pictures and appended words always say something. */
const inOrder = (query: ListQuery, filter: ReviewFilter): ListQuery =>
  (filter === 'pictures' || filter === 'appended' ? query : query.orderBy('r.is_silent')).orderBy('r.id', 'desc');

const listOf = (filter: ReviewFilter) =>
  prepared(`catalog.reviews.${filter}`, (tables: OwnDb<'catalog'>, p: ListParams) =>
    inOrder(filters[filter](listed(tables, p)), filter)
      .limit(p.limit)
      .offset(p.offset),
  );

/** The tag's own key yields its reviews newest first. */
const taggedOf = (filter: ReviewFilter) =>
  prepared(`catalog.reviews.tagged.${filter}`, (tables: OwnDb<'catalog'>, p: ListParams) =>
    filters[filter](listed(tables, p))
      .innerJoin('catalog.review_tag as t', (join) => join.onRef('t.mid', '=', 'r.mid').onRef('t.review_id', '=', 'r.id'))
      .where('t.mid', '=', p.mid)
      .where('t.goods_id', '=', p.goodsId)
      .where('t.tag', '=', p.tag)
      .orderBy('t.review_id', 'desc')
      .limit(p.limit)
      .offset(p.offset),
  );

const lists = {
  all: listOf('all'),
  good: listOf('good'),
  middle: listOf('middle'),
  poor: listOf('poor'),
  pictures: listOf('pictures'),
  appended: listOf('appended'),
};
const taggedLists = {
  all: taggedOf('all'),
  good: taggedOf('good'),
  middle: taggedOf('middle'),
  poor: taggedOf('poor'),
  pictures: taggedOf('pictures'),
  appended: taggedOf('appended'),
};

interface ReviewListQuery extends ReviewPage {
  readonly goodsId: string;
  readonly filter: ReviewFilter;
  readonly tag?: string | undefined;
}

/** One row more than asked for: it tells whether another page follows. */
export const listReviews = (ctx: Ctx, { goodsId, filter, tag, pageNum, pageSize }: ReviewListQuery): Promise<ReviewRow[]> =>
  (tag === undefined ? lists : taggedLists)[filter](db(ctx), {
    mid: ctx.mid,
    goodsId,
    tag: tag ?? '',
    limit: pageSize + 1,
    offset: (pageNum - 1) * pageSize,
  });

const mostSaid = prepared('catalog.reviews.most_said', (tables: OwnDb<'catalog'>, p: { mid: string; goodsId: string; limit: number }) =>
  listed(tables, p).where('r.said', '>', 0).orderBy('r.said', 'desc').orderBy('r.id', 'desc').limit(p.limit),
);
/** Those that say most. */
export const listMostSaid = (ctx: Ctx, goodsId: string, limit: number): Promise<ReviewRow[]> =>
  mostSaid(db(ctx), { mid: ctx.mid, goodsId, limit });
