import { sql } from 'kysely';
import type { Ctx, TxCtx } from '#platform/ctx';
import { ownTables } from '#platform/db/own';

const db = ownTables('catalog');

/** Members' votes and the review's count of them change together, or neither: said twice it is said once. */
const counting = (ctx: TxCtx, reviewId: string, votes: ReturnType<typeof sql>, by: 1 | -1) => sql<{ helpful_count: number }>`
  with votes as (${votes} returning review_id)
  update catalog.review set helpful_count = helpful_count + ${sql.lit(by)} * (select count(*) from votes)
   where mid = ${ctx.mid}::bigint and id = ${reviewId}::bigint and is_listed
  returning helpful_count`;

/** How many found it helpful then; undefined when there is no such review to be read. Nobody votes for their own. */
export async function addVotes(ctx: TxCtx, reviewId: string, memberIds: readonly string[]): Promise<number | undefined> {
  const added = sql`
    insert into catalog.review_vote (mid, review_id, member_id)
    select r.mid, r.id, v.member_id from catalog.review r cross join unnest(${memberIds}::bigint[]) as v (member_id)
     where r.mid = ${ctx.mid}::bigint and r.id = ${reviewId}::bigint and r.is_listed and r.member_id <> v.member_id
    on conflict do nothing`;
  return (await counting(ctx, reviewId, added, 1).execute(db(ctx))).rows[0]?.helpful_count;
}

export async function removeVote(ctx: TxCtx, reviewId: string, memberId: string): Promise<number | undefined> {
  const removed = sql`
    delete from catalog.review_vote
     where mid = ${ctx.mid}::bigint and review_id = ${reviewId}::bigint and member_id = ${memberId}::bigint`;
  return (await counting(ctx, reviewId, removed, -1).execute(db(ctx))).rows[0]?.helpful_count;
}

/** Of these reviews those the member found helpful. */
export async function listVoted(ctx: Ctx, memberId: string, reviewIds: readonly string[]): Promise<string[]> {
  const votes = await db(ctx)
    .selectFrom('catalog.review_vote')
    .select('review_id')
    .where('mid', '=', ctx.mid)
    .where('review_id', '=', sql<string>`any(${reviewIds}::bigint[])`)
    .where('member_id', '=', memberId)
    .execute();
  return votes.map(({ review_id }) => review_id);
}
