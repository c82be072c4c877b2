import { sql } from 'kysely';
import type { TxCtx } from '#platform/ctx';
import { ownTables } from '#platform/db/own';

const db = ownTables('catalog');

interface Vote {
  readonly reviewId: string;
  readonly memberId: string;
}

/** A member's vote and the review's count of them change together, or neither: said twice it is said once. */
const counting = (ctx: TxCtx, { reviewId }: Vote, votes: ReturnType<typeof sql>, by: 1 | -1) => sql<{ helpful_count: number }>`
  with votes as (${votes} returning review_id)
  update catalog.review set helpful_count = helpful_count + ${sql.lit(by)} * (select count(*) from votes)
   where mid = ${ctx.mid}::bigint and id = ${reviewId}::bigint and is_listed
  returning helpful_count`;

/** How many found it helpful then; undefined when there is no such review to be read. Nobody votes for their own. */
export async function addVote(ctx: TxCtx, vote: Vote): Promise<number | undefined> {
  const added = sql`
    insert into catalog.review_vote (mid, review_id, member_id)
    select mid, id, ${vote.memberId}::bigint from catalog.review
     where mid = ${ctx.mid}::bigint and id = ${vote.reviewId}::bigint and is_listed and member_id <> ${vote.memberId}::bigint
    on conflict do nothing`;
  return (await counting(ctx, vote, added, 1).execute(db(ctx))).rows[0]?.helpful_count;
}

export async function removeVote(ctx: TxCtx, vote: Vote): Promise<number | undefined> {
  const removed = sql`
    delete from catalog.review_vote
     where mid = ${ctx.mid}::bigint and review_id = ${vote.reviewId}::bigint and member_id = ${vote.memberId}::bigint`;
  return (await counting(ctx, vote, removed, -1).execute(db(ctx))).rows[0]?.helpful_count;
}
