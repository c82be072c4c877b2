import { sql } from 'kysely';
import type { Ctx, TxCtx } from '#platform/ctx';
import { ownTables } from '#platform/db/own';
import type { Paging } from '#platform/paging.types';

const db = ownTables('behaviour');

/** The newest so many goods a member has looked at; older ones are forgotten. */
const FOOTPRINT_LIMIT = 200;

/** Looked at just now; what that makes one too many goes with it. The caller holds the keeper. */
export async function putFootprint(ctx: TxCtx, memberId: string, goodsId: string): Promise<void> {
  await sql`
    with seen as (
      insert into behaviour.footprint (mid, member_id, goods_id, seen_at)
      values (${ctx.mid}::bigint, ${memberId}::bigint, ${goodsId}::bigint, ${ctx.now}::timestamptz)
      on conflict (mid, member_id, goods_id) do update set seen_at = excluded.seen_at
    )
    delete from behaviour.footprint
     where mid = ${ctx.mid}::bigint and member_id = ${memberId}::bigint
       and goods_id in (
         select goods_id from behaviour.footprint
          where mid = ${ctx.mid}::bigint and member_id = ${memberId}::bigint and goods_id <> ${goodsId}::bigint
          order by seen_at desc, goods_id desc offset ${FOOTPRINT_LIMIT - 1}::integer
       )`.execute(db(ctx));
}

interface Seen {
  readonly goodsId: string;
  readonly at: Date;
}

/** Looked at earlier, by the same person as a visitor: the newer of two looks counts, and the newest so many stay. The caller holds the keeper. */
export async function mergeFootprints(ctx: TxCtx, memberId: string, seen: readonly Seen[]): Promise<void> {
  await sql`
    insert into behaviour.footprint as f (mid, member_id, goods_id, seen_at)
    select ${ctx.mid}::bigint, ${memberId}::bigint, s.goods_id, max(s.seen_at)
      from unnest(${seen.map(({ goodsId }) => goodsId)}::bigint[], ${seen.map(({ at }) => at)}::timestamptz[]) as s (goods_id, seen_at)
     group by s.goods_id
    on conflict (mid, member_id, goods_id) do update set seen_at = greatest(f.seen_at, excluded.seen_at)`.execute(db(ctx));
  await sql`
    delete from behaviour.footprint
     where mid = ${ctx.mid}::bigint and member_id = ${memberId}::bigint
       and goods_id in (
         select goods_id from behaviour.footprint
          where mid = ${ctx.mid}::bigint and member_id = ${memberId}::bigint
          order by seen_at desc, goods_id desc offset ${FOOTPRINT_LIMIT}::integer
       )`.execute(db(ctx));
}

/** What one member has looked at another has looked at then. The caller holds both keepers. */
export async function moveFootprints(ctx: TxCtx, memberId: string, toId: string): Promise<void> {
  const seen = await db(ctx)
    .deleteFrom('behaviour.footprint')
    .where('mid', '=', ctx.mid)
    .where('member_id', '=', memberId)
    .returning(['goods_id as goodsId', 'seen_at as at'])
    .execute();
  if (seen.length > 0) await mergeFootprints(ctx, toId, seen);
}

/** The named ones, or all of them. The caller holds the keeper: two who change many rows would wait for each other. */
export const deleteFootprints = (ctx: TxCtx, memberId: string, goodsIds: readonly string[] | undefined) =>
  db(ctx)
    .deleteFrom('behaviour.footprint')
    .where('mid', '=', ctx.mid)
    .where('member_id', '=', memberId)
    .$if(goodsIds !== undefined, (query) => query.where('goods_id', '=', sql<string>`any(${goodsIds}::bigint[])`))
    .execute();

/** Seen last first. One row more than asked for: it tells whether another page follows. */
export const listFootprints = (ctx: Ctx, memberId: string, { pageNum, pageSize }: Paging): Promise<{ goods_id: string; seen_at: Date }[]> =>
  db(ctx)
    .selectFrom('behaviour.footprint')
    .select(['goods_id', 'seen_at'])
    .where('mid', '=', ctx.mid)
    .where('member_id', '=', memberId)
    .orderBy('seen_at', 'desc')
    .orderBy('goods_id', 'desc')
    .limit(pageSize + 1)
    .offset((pageNum - 1) * pageSize)
    .execute();
