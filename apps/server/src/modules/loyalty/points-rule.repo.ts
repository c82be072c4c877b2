import { sql } from 'kysely';
import type { Ctx, TxCtx } from '#platform/ctx';
import { ownTables } from '#platform/db/own';
import { MOST_PERCENT, POINTS_FOR_YUAN, POINTS_PER_YUAN } from './points.rules.ts';

const db = ownTables('loyalty');

/** What points are worth when they pay. */
export interface PayRule {
  readonly pays: boolean;
  /** So many for a yuan. */
  readonly pointsForYuan: number;
  /** Of what goods cost, per cent. */
  readonly mostPercent: number;
}

interface PayRuleRow {
  readonly pays: boolean;
  readonly points_for_yuan: number;
  readonly most_percent: number;
}

const payRuleOf = (row: PayRuleRow | undefined): PayRule => ({
  pays: row?.pays ?? false,
  pointsForYuan: row?.points_for_yuan ?? POINTS_FOR_YUAN,
  mostPercent: row?.most_percent ?? MOST_PERCENT,
});

interface PointsRule extends PayRule {
  readonly pointsPerYuan: number;
  /** 0: nothing was set. */
  readonly revision: number;
}

export async function findPointsRule(ctx: Ctx): Promise<PointsRule> {
  const found = await db(ctx)
    .selectFrom('loyalty.points_rule')
    .select(['points_per_yuan', 'revision', 'pays', 'points_for_yuan', 'most_percent'])
    .where('mid', '=', ctx.mid)
    .executeTakeFirst();
  return { pointsPerYuan: found?.points_per_yuan ?? POINTS_PER_YUAN, revision: found?.revision ?? 0, ...payRuleOf(found) };
}

/** False when it is not the one that was seen. */
export async function savePointsRule(ctx: TxCtx, { revision, ...rule }: PointsRule): Promise<boolean> {
  const { rows } = await sql`
    insert into loyalty.points_rule as r (mid, revision, points_per_yuan, pays, points_for_yuan, most_percent, saved_at)
    select ${ctx.mid}::bigint, 1, ${rule.pointsPerYuan}::smallint, ${rule.pays}::boolean, ${rule.pointsForYuan}::smallint,
           ${rule.mostPercent}::smallint, ${ctx.now}::timestamptz
     where ${revision}::integer = 0 or exists (select from loyalty.points_rule where mid = ${ctx.mid}::bigint)
    on conflict (mid) do update
      set revision = r.revision + 1, points_per_yuan = excluded.points_per_yuan, pays = excluded.pays,
          points_for_yuan = excluded.points_for_yuan, most_percent = excluded.most_percent, saved_at = excluded.saved_at
      where r.revision = ${revision}::integer
    returning 1`.execute(db(ctx));
  return rows.length > 0;
}
