import { sql } from 'kysely';
import type { Ctx } from '#platform/ctx';
import { ownTables } from '#platform/db/own';
import type { OwnPoints, PointsSource } from './points.types.ts';

const db = ownTables('loyalty');

/** Newest first. */
export const listEntries = (ctx: Ctx, memberId: string, { limit, offset }: { readonly limit: number; readonly offset: number }) =>
  db(ctx)
    .selectFrom('loyalty.points_entry')
    .select(['id', 'source_kind', 'source_id', 'amount', 'debt', 'note', 'staff_id', 'at'])
    .where('mid', '=', ctx.mid)
    .where('member_id', '=', memberId)
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();

/** Which of these have come back already. */
export async function listUndone(ctx: Ctx, memberId: string, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db(ctx)
    .selectFrom('loyalty.points_entry')
    .select('source_id')
    .where('mid', '=', ctx.mid)
    .where('member_id', '=', memberId)
    .where('source_kind', '=', 'UNDONE')
    .where('source_id', 'in', ids)
    .execute();
  return new Set(rows.map(({ source_id }) => source_id));
}

/** One of a member's. */
export const findEntry = (ctx: Ctx, memberId: string, id: string) =>
  db(ctx)
    .selectFrom('loyalty.points_entry')
    .select(['source_kind', 'amount'])
    .where('mid', '=', ctx.mid)
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .executeTakeFirst();

/** How many ends a member is told of. */
const MOST_ENDS = 6;

/** What may be spent now: a lot that has ended counts no more, whether or not the round has been there. */
export async function findPoints(ctx: Ctx, memberId: string): Promise<OwnPoints> {
  const { rows } = await sql<OwnPoints>`
    with open as (
      select expires_at, sum(rest)::integer as rest from loyalty.lot
       where mid = ${ctx.mid}::bigint and member_id = ${memberId}::bigint and rest > 0 and expires_at > ${ctx.now}::timestamptz
       group by expires_at
    ), next as (select expires_at, rest from open order by expires_at limit ${MOST_ENDS})
    select coalesce((select sum(rest) from open), 0)::integer as points,
           coalesce((select debt from loyalty.points where mid = ${ctx.mid}::bigint and member_id = ${memberId}::bigint), 0)::integer as debt,
           (select coalesce(json_agg(json_build_object('points', rest, 'endsAt', expires_at) order by expires_at), '[]') from next) as ends`.execute(
    db(ctx),
  );
  return rows[0] ?? { points: 0, debt: 0, ends: [] };
}

/** The entry that a source has made. */
export async function findEntryOf(ctx: Ctx, source: PointsSource, refId: string): Promise<string | undefined> {
  const found = await db(ctx)
    .selectFrom('loyalty.points_entry')
    .select('id')
    .where('mid', '=', ctx.mid)
    .where('source_kind', '=', source)
    .where('source_id', '=', refId)
    .executeTakeFirst();
  return found?.id;
}
