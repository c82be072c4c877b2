import { sql } from 'kysely';
import type { Ctx, TxCtx } from '#platform/ctx';
import { ownTables } from '#platform/db/own';

const db = ownTables('loyalty');

export const exportPoints = (ctx: Ctx, memberId: string) =>
  db(ctx)
    .selectFrom('loyalty.points_entry')
    .select(['source_kind', 'source_id', 'amount', 'debt', 'note', 'at'])
    .where('mid', '=', ctx.mid)
    .where('member_id', '=', memberId)
    .orderBy('id')
    .execute();

export async function deletePoints(ctx: TxCtx, memberId: string): Promise<void> {
  await sql`
    delete from loyalty.lot_move v using loyalty.lot l
     where v.mid = ${ctx.mid}::bigint and l.mid = v.mid and l.id = v.lot_id and l.member_id = ${memberId}::bigint`.execute(db(ctx));
  for (const table of ['loyalty.lot', 'loyalty.points_entry', 'loyalty.points'] as const)
    await db(ctx).deleteFrom(table).where('mid', '=', ctx.mid).where('member_id', '=', memberId).execute();
}
