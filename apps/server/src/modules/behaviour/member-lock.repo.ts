import { sql } from 'kysely';
import type { Ctx, TxCtx } from '#platform/ctx';
import { ownTables } from '#platform/db/own';
import { eraseFollows, exportFollows } from './follow.repo.ts';

const db = ownTables('behaviour');

/** Whoever changes what a member keeps queues here until the transaction ends: a limit holds whoever else hurries. */
export async function lockMemberRow(ctx: TxCtx, memberId: string): Promise<void> {
  await sql`
    insert into behaviour.keeper as k (mid, member_id) values (${ctx.mid}::bigint, ${memberId}::bigint)
    on conflict (mid, member_id) do update set favourites = k.favourites`.execute(db(ctx));
}

/** Who has left keeps nothing. */
export async function eraseBehaviour(ctx: TxCtx, memberId: string): Promise<void> {
  await lockMemberRow(ctx, memberId);
  await eraseFollows(ctx, memberId);
  for (const table of ['favourite', 'footprint', 'guider_share', 'keeper'])
    await sql`delete from ${sql.table(`behaviour.${table}`)} where mid = ${ctx.mid} and member_id = ${memberId}`.execute(db(ctx));
}

/** Everything here that is about a member. */
export async function exportBehaviour(ctx: Ctx, memberId: string): Promise<object> {
  const favourites = await db(ctx)
    .selectFrom('behaviour.favourite')
    .select(['goods_id', 'kept_at'])
    .where('mid', '=', ctx.mid)
    .where('member_id', '=', memberId)
    .execute();
  const footprints = await db(ctx)
    .selectFrom('behaviour.footprint')
    .select(['goods_id', 'seen_at'])
    .where('mid', '=', ctx.mid)
    .where('member_id', '=', memberId)
    .execute();
  const guiderShares = await db(ctx)
    .selectFrom('behaviour.guider_share')
    .select(['guider_id', 'shares'])
    .select(sql<string>`to_char(day, 'YYYY-MM-DD')`.as('day'))
    .where('mid', '=', ctx.mid)
    .where('member_id', '=', memberId)
    .execute();
  return { favourites, footprints, guiderShares, shops: await exportFollows(ctx, memberId) };
}
