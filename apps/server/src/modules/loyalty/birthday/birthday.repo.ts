import type { TxCtx } from '#platform/ctx';
import { ownTables } from '#platform/db/own';

const db = ownTables('loyalty');

export interface BirthdayPlan {
  /** Null: the birthday is not known. */
  readonly dueAt: Date | null;
  /** The last year that has had its points. */
  readonly givenYear: number | null;
}

/** Held until the transaction ends. From now on there is a row. */
export async function ensurePlan(ctx: TxCtx, memberId: string): Promise<BirthdayPlan> {
  const row = await db(ctx)
    .insertInto('loyalty.birthday')
    .values({ mid: ctx.mid, member_id: memberId })
    // Changes nothing, and holds the row.
    .onConflict((met) => met.columns(['mid', 'member_id']).doUpdateSet({ member_id: memberId }))
    .returning(['due_at', 'given_year'])
    .executeTakeFirstOrThrow();
  return { dueAt: row.due_at, givenYear: row.given_year };
}

export const updatePlan = (ctx: TxCtx, memberId: string, { dueAt, givenYear }: BirthdayPlan) =>
  db(ctx)
    .updateTable('loyalty.birthday')
    .set({ due_at: dueAt, given_year: givenYear })
    .where('mid', '=', ctx.mid)
    .where('member_id', '=', memberId)
    .execute();

export const deletePlan = (ctx: TxCtx, memberId: string) =>
  db(ctx).deleteFrom('loyalty.birthday').where('mid', '=', ctx.mid).where('member_id', '=', memberId).execute();
