import { type RawBuilder, sql } from 'kysely';
import type { Ctx, TxCtx } from '#platform/ctx';
import { type OwnDb, ownTables } from '#platform/db/own';
import { prepared } from '#platform/db/prepared';
import type { Paging } from '#platform/paging.types';

const db = ownTables('behaviour');

/** Held by a CHECK as well. */
const FOLLOW_LIMIT = 200;

/** Adds to or takes from the followers of the shops a statement answers, in the order of their ids, so that nobody waits in a ring. */
const counting = (ctx: TxCtx, shops: RawBuilder<unknown>, by: 1 | -1) => sql`
    insert into behaviour.shop_followers as s (mid, cid, followers)
    select ${ctx.mid}::bigint, c.cid, 1 from (${shops}) c order by c.cid
    on conflict (mid, cid) do update set followers = s.followers + ${sql.lit(by)}`;

/** False when there would be too many. The caller holds the keeper. */
export async function insertFollow(ctx: TxCtx, memberId: string, cid: string): Promise<boolean> {
  const { rows } = await sql<{ shops: number }>`
    with added as (
      insert into behaviour.shop_follow (mid, member_id, cid, followed_at)
      values (${ctx.mid}::bigint, ${memberId}::bigint, ${cid}::bigint, ${ctx.now}::timestamptz)
      on conflict do nothing
      returning cid
    ), counted as (${counting(ctx, sql`select cid from added`, 1)})
    update behaviour.keeper set shops = shops + (select count(*) from added)
     where mid = ${ctx.mid}::bigint and member_id = ${memberId}::bigint and shops + (select count(*) from added) <= ${FOLLOW_LIMIT}::integer
    returning shops`.execute(db(ctx));
  return rows.length > 0;
}

/** The caller holds the keeper. */
export async function deleteFollow(ctx: TxCtx, memberId: string, cid: string): Promise<void> {
  await sql`
    with removed as (
      delete from behaviour.shop_follow
       where mid = ${ctx.mid}::bigint and member_id = ${memberId}::bigint and cid = ${cid}::bigint
      returning cid
    ), counted as (${counting(ctx, sql`select cid from removed`, -1)})
    update behaviour.keeper set shops = shops - (select count(*) from removed)
     where mid = ${ctx.mid}::bigint and member_id = ${memberId}::bigint`.execute(db(ctx));
}

/** Shops both follow count one follower fewer; of the others the newest become the other's, as far as there is room. */
export async function moveFollows(ctx: TxCtx, memberId: string, toId: string): Promise<void> {
  await sql`
    with removed as (
      delete from behaviour.shop_follow where mid = ${ctx.mid}::bigint and member_id = ${memberId}::bigint returning cid, followed_at
    ), moved as (
      insert into behaviour.shop_follow (mid, member_id, cid, followed_at)
      select ${ctx.mid}::bigint, ${toId}::bigint, r.cid, r.followed_at from removed r
       where not exists (
         select from behaviour.shop_follow t where t.mid = ${ctx.mid}::bigint and t.member_id = ${toId}::bigint and t.cid = r.cid
       )
       order by r.followed_at desc, r.cid desc
       limit ${FOLLOW_LIMIT}::integer - (
         select shops from behaviour.keeper where mid = ${ctx.mid}::bigint and member_id = ${toId}::bigint
       )
      returning cid
    ), counted as (${counting(ctx, sql`select cid from removed where cid not in (select cid from moved)`, -1)})
    update behaviour.keeper k
       set shops = case when k.member_id = ${memberId}::bigint then 0 else k.shops + (select count(*) from moved) end
     where k.mid = ${ctx.mid}::bigint and k.member_id in (${memberId}::bigint, ${toId}::bigint)`.execute(db(ctx));
}

/** Who has left follows nobody. */
export async function eraseFollows(ctx: TxCtx, memberId: string): Promise<void> {
  await sql`
    with removed as (
      delete from behaviour.shop_follow where mid = ${ctx.mid}::bigint and member_id = ${memberId}::bigint returning cid
    )
    ${counting(ctx, sql`select cid from removed`, -1)}`.execute(db(ctx));
}

export const isFollowing = async (ctx: Ctx, memberId: string, cid: string): Promise<boolean> =>
  (await db(ctx)
    .selectFrom('behaviour.shop_follow')
    .select('cid')
    .where('mid', '=', ctx.mid)
    .where('member_id', '=', memberId)
    .where('cid', '=', cid)
    .executeTakeFirst()) !== undefined;

/** Followed last first. One row more than asked for: it tells whether another page follows. */
export const listFollows = (ctx: Ctx, memberId: string, { pageNum, pageSize }: Paging): Promise<{ cid: string }[]> =>
  db(ctx)
    .selectFrom('behaviour.shop_follow')
    .select('cid')
    .where('mid', '=', ctx.mid)
    .where('member_id', '=', memberId)
    .orderBy('followed_at', 'desc')
    .orderBy('cid', 'desc')
    .limit(pageSize + 1)
    .offset((pageNum - 1) * pageSize)
    .execute();

const followersOf = prepared('behaviour.shop_followers', (tables: OwnDb<'behaviour'>, p: { mid: string; cids: readonly string[] }) =>
  tables
    .selectFrom('behaviour.shop_followers')
    .select(['cid', 'followers'])
    .where('mid', '=', p.mid)
    .where('cid', '=', sql<string>`any(${p.cids}::bigint[])`),
);
/** How many follow each of these shops; a shop nobody has followed is left out. */
export const countFollowers = async (ctx: Ctx, cids: readonly string[]): Promise<ReadonlyMap<string, number>> =>
  new Map((await followersOf(db(ctx), { mid: ctx.mid, cids })).map(({ cid, followers }) => [cid, followers]));

/** The shops a member follows. */
export const exportFollows = (ctx: Ctx, memberId: string) =>
  db(ctx)
    .selectFrom('behaviour.shop_follow')
    .select(['cid', 'followed_at'])
    .where('mid', '=', ctx.mid)
    .where('member_id', '=', memberId)
    .orderBy('followed_at')
    .execute();
