import { sql } from 'kysely';
import type { Ctx, TxCtx } from '#platform/ctx';
import { ownTables } from '#platform/db/own';
import { POINTS_PER_YUAN } from './points.rules.ts';

const db = ownTables('loyalty');

interface PointsRule {
  readonly pointsPerYuan: number;
  /** 0: nothing was set. */
  readonly revision: number;
}

export async function findPointsRule(ctx: Ctx): Promise<PointsRule> {
  const found = await db(ctx)
    .selectFrom('loyalty.points_rule')
    .select(['points_per_yuan', 'revision'])
    .where('mid', '=', ctx.mid)
    .executeTakeFirst();
  return { pointsPerYuan: found?.points_per_yuan ?? POINTS_PER_YUAN, revision: found?.revision ?? 0 };
}

/** False when it is not the one that was seen. */
export async function savePointsRule(ctx: TxCtx, { pointsPerYuan, revision }: PointsRule): Promise<boolean> {
  const { rows } = await sql`
    insert into loyalty.points_rule as r (mid, revision, points_per_yuan, saved_at)
    select ${ctx.mid}::bigint, 1, ${pointsPerYuan}::smallint, ${ctx.now}::timestamptz
     where ${revision}::integer = 0 or exists (select from loyalty.points_rule where mid = ${ctx.mid}::bigint)
    on conflict (mid) do update
      set revision = r.revision + 1, points_per_yuan = excluded.points_per_yuan, saved_at = excluded.saved_at
      where r.revision = ${revision}::integer
    returning 1`.execute(db(ctx));
  return rows.length > 0;
}
