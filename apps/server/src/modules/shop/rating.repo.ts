import { sql } from 'kysely';
import type { TxCtx } from '#platform/ctx';
import { ownTables } from '#platform/db/own';
import type { ShopStars } from './shop.types.ts';

const db = ownTables('shop');

/** Adds to what shops are rated by, in the order of their ids, so that nobody waits in a ring. */
export async function addRatings(ctx: TxCtx, sums: readonly ShopStars[]): Promise<void> {
  await sql`
    insert into shop.rating as r (mid, cid, reviews, stars)
    select ${ctx.mid}::bigint, * from unnest(${sums.map(({ cid }) => cid)}::bigint[], ${sums.map(({ reviews }) => reviews)}::integer[],
                                             ${sums.map(({ stars }) => stars)}::integer[]) as s (cid, reviews, stars)
     order by cid
    on conflict (mid, cid) do update set reviews = r.reviews + excluded.reviews, stars = r.stars + excluded.stars`.execute(db(ctx));
}

/** Takes away what was added for reviews of one shop. */
export const takeRating = (ctx: TxCtx, { cid, reviews, stars }: ShopStars) =>
  db(ctx)
    .updateTable('shop.rating')
    .set((of) => ({ reviews: of('reviews', '-', reviews), stars: of('stars', '-', stars) }))
    .where('mid', '=', ctx.mid)
    .where('cid', '=', cid)
    .execute();
