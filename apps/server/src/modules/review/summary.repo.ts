import { sql } from 'kysely';
import type { Ctx, TxCtx } from '#platform/ctx';
import { type OwnDb, ownTables } from '#platform/db/own';
import { prepared } from '#platform/db/prepared';

const db = ownTables('catalog');

/** What these reviews count, goods by goods and tag by tag; in one order, so that nobody waits in a ring. */
const counted = (ctx: Ctx, ids: readonly string[]) => sql`
  counted as (
    select mid, goods_id,
           count(*) filter (where score = 1)::integer as star_1, count(*) filter (where score = 2)::integer as star_2,
           count(*) filter (where score = 3)::integer as star_3, count(*) filter (where score = 4)::integer as star_4,
           count(*) filter (where score = 5)::integer as star_5,
           count(*) filter (where is_auto and appended_at is null)::integer as auto,
           count(*) filter (where has_pictures)::integer as pictures, count(*) filter (where appended_at is not null)::integer as appended
      from catalog.review where mid = ${ctx.mid}::bigint and id = any(${ids}::bigint[])
     group by mid, goods_id order by goods_id
  ), tagged as (
    select r.mid, r.goods_id, t.tag, count(*)::integer as reviews
      from catalog.review r cross join unnest(r.tags) as t (tag)
     where r.mid = ${ctx.mid}::bigint and r.id = any(${ids}::bigint[])
     group by r.mid, r.goods_id, t.tag order by r.goods_id, t.tag
  )`;

/** These reviews are shown from now on, as they stand. */
export async function addToSummary(ctx: TxCtx, ids: readonly string[]): Promise<void> {
  await sql`
    with ${counted(ctx, ids)}, tag_counts as (
      insert into catalog.review_tag_count as c (mid, goods_id, tag, reviews) select * from tagged
      on conflict (mid, goods_id, tag) do update set reviews = c.reviews + excluded.reviews
    )
    insert into catalog.review_summary as s (mid, goods_id, star_1, star_2, star_3, star_4, star_5, auto, pictures, appended)
    select * from counted
    on conflict (mid, goods_id) do update
      set star_1 = s.star_1 + excluded.star_1, star_2 = s.star_2 + excluded.star_2, star_3 = s.star_3 + excluded.star_3,
          star_4 = s.star_4 + excluded.star_4, star_5 = s.star_5 + excluded.star_5, auto = s.auto + excluded.auto,
          pictures = s.pictures + excluded.pictures, appended = s.appended + excluded.appended`.execute(db(ctx));
}

/** A review that was counted is no longer shown, or not as it stands. */
export async function takeFromSummary(ctx: TxCtx, id: string): Promise<void> {
  await sql`
    with ${counted(ctx, [id])}, tag_counts as (
      update catalog.review_tag_count c set reviews = c.reviews - t.reviews
        from tagged t where c.mid = t.mid and c.goods_id = t.goods_id and c.tag = t.tag
    )
    update catalog.review_summary s
       set star_1 = s.star_1 - c.star_1, star_2 = s.star_2 - c.star_2, star_3 = s.star_3 - c.star_3, star_4 = s.star_4 - c.star_4,
           star_5 = s.star_5 - c.star_5, auto = s.auto - c.auto, pictures = s.pictures - c.pictures, appended = s.appended - c.appended
      from counted c where s.mid = c.mid and s.goods_id = c.goods_id`.execute(db(ctx));
}

/** Reviews and stars of these reviews, shop by shop, in one order. */
export const sumByShop = (ctx: Ctx, ids: readonly string[]) =>
  db(ctx)
    .selectFrom('catalog.review')
    .select([
      sql<string>`cid`.as('cid'),
      sql<number>`count(*)::integer`.as('reviews'),
      sql<number>`sum(score)::integer`.as('stars'),
      sql<number>`count(service_score)::integer`.as('service_reviews'),
      sql<number>`coalesce(sum(service_score), 0)::integer`.as('service_stars'),
      sql<number>`count(logistics_score)::integer`.as('logistics_reviews'),
      sql<number>`coalesce(sum(logistics_score), 0)::integer`.as('logistics_stars'),
    ])
    .where('mid', '=', ctx.mid)
    .where('id', 'in', ids)
    .where('cid', 'is not', null)
    .groupBy('cid')
    .orderBy('cid')
    .execute();

const summaryOf = prepared('catalog.review_summary', (tables: OwnDb<'catalog'>, p: { mid: string; goodsId: string }) =>
  tables
    .selectFrom('catalog.review_summary')
    .select(['star_1', 'star_2', 'star_3', 'star_4', 'star_5', 'auto', 'pictures', 'appended'])
    .where('mid', '=', p.mid)
    .where('goods_id', '=', p.goodsId),
);
export const findSummary = async (ctx: Ctx, goodsId: string) => (await summaryOf(db(ctx), { mid: ctx.mid, goodsId }))[0];

const tagsOf = prepared('catalog.review_tags', (tables: OwnDb<'catalog'>, p: { mid: string; goodsId: string; limit: number }) =>
  tables
    .selectFrom('catalog.review_tag_count')
    .select(['tag', 'reviews'])
    .where('mid', '=', p.mid)
    .where('goods_id', '=', p.goodsId)
    .where(sql<boolean>`reviews > 0`)
    .orderBy('reviews', 'desc')
    .orderBy('tag')
    .limit(p.limit),
);
/** Those given most often. */
export const listTags = (ctx: Ctx, goodsId: string, limit: number) => tagsOf(db(ctx), { mid: ctx.mid, goodsId, limit });
