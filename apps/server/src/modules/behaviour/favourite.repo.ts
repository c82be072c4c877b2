import { sql } from 'kysely';
import type { Ctx, TxCtx } from '#platform/ctx';
import { ownTables } from '#platform/db/own';
import type { Paging } from '#platform/paging.types';

const db = ownTables('behaviour');

/** Held by a CHECK as well. */
const FAVOURITE_LIMIT = 500;

/** How many there are then; undefined when they would be too many. The caller holds the keeper. */
export async function insertFavourites(ctx: TxCtx, memberId: string, goodsIds: readonly string[]): Promise<number | undefined> {
  const { rows } = await sql<{ favourites: number }>`
    with added as (
      insert into behaviour.favourite (mid, member_id, goods_id, kept_at)
      select ${ctx.mid}::bigint, ${memberId}::bigint, goods_id, ${ctx.now}::timestamptz
        from unnest(${goodsIds}::bigint[]) as g (goods_id)
      on conflict do nothing
      returning goods_id
    ), counted as (
      select count(*) as added from added
    )
    update behaviour.keeper k set favourites = k.favourites + c.added from counted c
     where k.mid = ${ctx.mid}::bigint and k.member_id = ${memberId}::bigint and k.favourites + c.added <= ${FAVOURITE_LIMIT}::integer
    returning k.favourites`.execute(db(ctx));
  return rows[0]?.favourites;
}

/** How many are left. The caller holds the keeper. */
export async function deleteFavourites(ctx: TxCtx, memberId: string, goodsIds: readonly string[]): Promise<number> {
  const { rows } = await sql<{ favourites: number }>`
    with removed as (
      delete from behaviour.favourite
       where mid = ${ctx.mid}::bigint and member_id = ${memberId}::bigint and goods_id = any(${goodsIds}::bigint[])
      returning goods_id
    )
    update behaviour.keeper set favourites = favourites - (select count(*) from removed)
     where mid = ${ctx.mid}::bigint and member_id = ${memberId}::bigint
    returning favourites`.execute(db(ctx));
  return rows[0]?.favourites ?? 0;
}

/** The newest of one member's become another's, as far as there is room; the others go. The caller holds both keepers. */
export async function moveFavourites(ctx: TxCtx, memberId: string, toId: string): Promise<void> {
  await sql`
    with moved as (
      insert into behaviour.favourite (mid, member_id, goods_id, kept_at)
      select f.mid, ${toId}::bigint, f.goods_id, f.kept_at
        from behaviour.favourite f
       where f.mid = ${ctx.mid}::bigint and f.member_id = ${memberId}::bigint
         and not exists (
           select from behaviour.favourite t where t.mid = f.mid and t.member_id = ${toId}::bigint and t.goods_id = f.goods_id
         )
       order by f.kept_at desc, f.goods_id desc
       limit ${FAVOURITE_LIMIT}::integer - (
         select favourites from behaviour.keeper where mid = ${ctx.mid}::bigint and member_id = ${toId}::bigint
       )
      returning goods_id
    )
    update behaviour.keeper set favourites = favourites + (select count(*) from moved)
     where mid = ${ctx.mid}::bigint and member_id = ${toId}::bigint`.execute(db(ctx));
  await sql`
    with removed as (
      delete from behaviour.favourite where mid = ${ctx.mid}::bigint and member_id = ${memberId}::bigint
    )
    update behaviour.keeper set favourites = 0 where mid = ${ctx.mid}::bigint and member_id = ${memberId}::bigint`.execute(db(ctx));
}

export const isFavourite = async (ctx: Ctx, memberId: string, goodsId: string): Promise<boolean> =>
  (await db(ctx)
    .selectFrom('behaviour.favourite')
    .select('goods_id')
    .where('mid', '=', ctx.mid)
    .where('member_id', '=', memberId)
    .where('goods_id', '=', goodsId)
    .executeTakeFirst()) !== undefined;

/** As the keeper counts them. */
export const countFavourites = async (ctx: Ctx, memberId: string): Promise<number> =>
  (
    await db(ctx)
      .selectFrom('behaviour.keeper')
      .select('favourites')
      .where('mid', '=', ctx.mid)
      .where('member_id', '=', memberId)
      .executeTakeFirst()
  )?.favourites ?? 0;

/** Kept last first. One row more than asked for: it tells whether another page follows. */
export const listFavourites = (ctx: Ctx, memberId: string, { pageNum, pageSize }: Paging): Promise<{ goods_id: string }[]> =>
  db(ctx)
    .selectFrom('behaviour.favourite')
    .select('goods_id')
    .where('mid', '=', ctx.mid)
    .where('member_id', '=', memberId)
    .orderBy('kept_at', 'desc')
    .orderBy('goods_id', 'desc')
    .limit(pageSize + 1)
    .offset((pageNum - 1) * pageSize)
    .execute();
