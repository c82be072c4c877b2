import type { Ctx, TxCtx } from '#platform/ctx';
import { ownTables } from '#platform/db/own';

const db = ownTables('loyalty');

export const exportGrowth = (ctx: Ctx, memberId: string) =>
  db(ctx)
    .selectFrom('loyalty.growth')
    .select(['source_kind', 'source_id', 'amount', 'note', 'at'])
    .where('mid', '=', ctx.mid)
    .where('member_id', '=', memberId)
    .orderBy('id')
    .execute();

export const exportChanges = (ctx: Ctx, memberId: string) =>
  db(ctx)
    .selectFrom('loyalty.level_change')
    .select(['from_level', 'to_level', 'cause', 'note', 'at'])
    .where('mid', '=', ctx.mid)
    .where('member_id', '=', memberId)
    .orderBy('id')
    .execute();

export async function deleteLevels(ctx: TxCtx, memberId: string): Promise<void> {
  for (const table of ['loyalty.growth', 'loyalty.level_change', 'loyalty.member_level'] as const)
    await db(ctx).deleteFrom(table).where('mid', '=', ctx.mid).where('member_id', '=', memberId).execute();
}
