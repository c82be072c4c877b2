import { sql } from 'kysely';
import type { Ctx, TxCtx } from '#platform/ctx';
import { ownTables } from '#platform/db/own';
import type { NewReview, OwnReviewRow, ReviewPage, ReviewStatus } from './review.types.ts';

const db = ownTables('catalog');

export const reviewColumns = [
  'r.id',
  'r.goods_id',
  'r.author_name',
  'r.author_avatar',
  'r.score',
  'r.text',
  'r.pictures',
  'r.tags',
  'r.specs',
  'r.written_at',
  'r.standing',
  'r.appended_text',
  'r.appended_pictures',
  'r.appended_at',
  'r.answer_text',
  'r.answered_at',
  'r.helpful_count',
] as const;

/** Of the shop, read by the author and by staff. */
export const shopScoreColumns = ['r.service_score', 'r.logistics_score'] as const;

/** Uses the member's right to review a line. False when there is none, or it was used: of two at once the second. */
export async function insertReview(ctx: TxCtx, review: NewReview): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    with used as (
      update catalog.review_right set review_id = ${review.id}::bigint
       where mid = ${ctx.mid}::bigint and order_id = ${review.orderId}::bigint and sku_id = ${review.skuId}::bigint
         and member_id = ${review.memberId}::bigint and review_id is null and waived_at is null
      returning mid, review_id, order_id, cid, sku_id, goods_id, member_id, specs
    ), written as (
      insert into catalog.review (mid, id, order_id, cid, sku_id, goods_id, member_id, author_name, author_avatar, score, text, pictures,
                                  tags, specs, written_at, standing, service_score, logistics_score)
      select mid, review_id, order_id, cid, sku_id, goods_id, member_id, ${review.author?.name ?? null}::text,
             ${review.author?.avatar ?? null}::text, ${review.score}::smallint, ${review.text}::text, ${review.pictures}::text[],
             ${review.tags}::text[], specs, ${ctx.now}::timestamptz, ${review.standing}::text,
             ${review.serviceScore ?? null}::smallint, ${review.logisticsScore ?? null}::smallint
        from used
      returning mid, goods_id, id, tags
    ), tagged as (
      insert into catalog.review_tag (mid, goods_id, tag, review_id) select mid, goods_id, unnest(tags), id from written
    )
    select id from written`.execute(db(ctx));
  return rows.length > 0;
}

/** What the clock says for those who say nothing: five stars for the goods and the shop, and whose they are stays unsaid. */
export async function insertAutoReviews(ctx: TxCtx, lines: readonly { id: string; order_id: string; sku_id: string }[]): Promise<void> {
  await sql`
    with used as (
      update catalog.review_right r set review_id = d.id
        from unnest(${lines.map(({ id }) => id)}::bigint[], ${lines.map(({ order_id }) => order_id)}::bigint[],
                    ${lines.map(({ sku_id }) => sku_id)}::bigint[]) as d (id, order_id, sku_id)
       where r.mid = ${ctx.mid}::bigint and r.order_id = d.order_id and r.sku_id = d.sku_id
      returning r.mid, r.review_id, r.order_id, r.cid, r.sku_id, r.goods_id, r.member_id, r.specs
    )
    insert into catalog.review (mid, id, order_id, cid, sku_id, goods_id, member_id, score, text, pictures, tags, specs, written_at, is_auto,
                                standing, service_score, logistics_score)
    select mid, review_id, order_id, cid, sku_id, goods_id, member_id, 5, '', '{}', '{}', specs, ${ctx.now}::timestamptz, true, 'SHOWN', 5, 5
      from used`.execute(db(ctx));
}

interface LockedReview {
  readonly id: string;
  readonly cid: string | null;
  readonly member_id: string;
  readonly standing: string;
  readonly written_at: Date;
  readonly appended_at: Date | null;
}

/** A review that stays as it is until the transaction ends: what is counted of it must be what it says. */
export const lockReview = (ctx: TxCtx, id: string): Promise<LockedReview | undefined> =>
  db(ctx)
    .selectFrom('catalog.review')
    .select(['id', 'cid', 'member_id', 'standing', 'written_at', 'appended_at'])
    .where('mid', '=', ctx.mid)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();

const change = (ctx: TxCtx, id: string) => db(ctx).updateTable('catalog.review').where('mid', '=', ctx.mid).where('id', '=', id);

export const updateReviewStatus = (ctx: TxCtx, id: string, standing: ReviewStatus) => change(ctx, id).set({ standing }).execute();

export const updateAppended = (
  ctx: TxCtx,
  id: string,
  { text, pictures, standing }: { text: string; pictures: readonly string[]; standing: ReviewStatus },
) =>
  change(ctx, id)
    .set({ appended_text: text, appended_pictures: [...pictures], appended_at: ctx.now, standing })
    .execute();

/** The later answer takes the place of an earlier one. */
export const updateAnswer = (ctx: TxCtx, id: string, text: string) =>
  change(ctx, id).set({ answer_text: text, answered_at: ctx.now }).execute();

/** A member's own, newest first. One row more than asked for: it tells whether another page follows. */
export const listOwnReviews = (ctx: Ctx, memberId: string, { pageNum, pageSize }: ReviewPage): Promise<OwnReviewRow[]> =>
  db(ctx)
    .selectFrom('catalog.review as r')
    .innerJoin('catalog.review_right as b', (join) =>
      join.onRef('b.mid', '=', 'r.mid').onRef('b.order_id', '=', 'r.order_id').onRef('b.sku_id', '=', 'r.sku_id'),
    )
    .select([...reviewColumns, ...shopScoreColumns, 'b.title', 'b.picture'])
    .where('r.mid', '=', ctx.mid)
    .where('r.member_id', '=', memberId)
    .orderBy('r.id', 'desc')
    .limit(pageSize + 1)
    .offset((pageNum - 1) * pageSize)
    .execute();
