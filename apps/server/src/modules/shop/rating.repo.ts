import { sql } from 'kysely';
import type { TxCtx } from '#platform/ctx';
import { ownTables } from '#platform/db/own';
import type { ShopStars } from './shop.types.ts';

const db = ownTables('shop');

/** Adds to what shops are rated by, in the order of their ids, so that nobody waits in a ring. */
export async function addRatings(ctx: TxCtx, sums: readonly ShopStars[]): Promise<void> {
  await sql`
    insert into shop.rating as r (mid, cid, reviews, stars, service_reviews, service_stars, logistics_reviews, logistics_stars)
    select ${ctx.mid}::bigint, s.* from jsonb_to_recordset(${JSON.stringify(sums)}::jsonb) as s (
             cid bigint, reviews integer, stars integer, service_reviews integer, service_stars integer, logistics_reviews integer,
             logistics_stars integer)
     order by s.cid
    on conflict (mid, cid) do update
      set reviews = r.reviews + excluded.reviews, stars = r.stars + excluded.stars,
          service_reviews = r.service_reviews + excluded.service_reviews, service_stars = r.service_stars + excluded.service_stars,
          logistics_reviews = r.logistics_reviews + excluded.logistics_reviews,
          logistics_stars = r.logistics_stars + excluded.logistics_stars`.execute(db(ctx));
}

/** Takes away what was added for reviews of one shop. */
export const takeRating = (ctx: TxCtx, { cid, ...sum }: ShopStars) =>
  db(ctx)
    .updateTable('shop.rating')
    .set((of) => ({
      reviews: of('reviews', '-', sum.reviews),
      stars: of('stars', '-', sum.stars),
      service_reviews: of('service_reviews', '-', sum.service_reviews),
      service_stars: of('service_stars', '-', sum.service_stars),
      logistics_reviews: of('logistics_reviews', '-', sum.logistics_reviews),
      logistics_stars: of('logistics_stars', '-', sum.logistics_stars),
    }))
    .where('mid', '=', ctx.mid)
    .where('cid', '=', cid)
    .execute();
