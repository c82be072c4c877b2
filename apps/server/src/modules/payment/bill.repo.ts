import { sql } from 'kysely';
import type { TxCtx } from '#platform/ctx';
import { ownTables } from '#platform/db/own';
import type { BillSums, BookRow, Difference } from './bill.rules.ts';

const db = ownTables('trade');

export interface BillDay {
  /** "2026-11-14" in Beijing. */
  readonly name: string;
  readonly from: Date;
  readonly until: Date;
}

interface SqlRow {
  kind: 'PAY' | 'REFUND';
  number: string;
  app_id: string;
  amount_fen: string;
  is_done: boolean;
  is_of_day: boolean;
}

/** What our book has under the bill's numbers, whenever it was, and what it says happened on the day. */
export async function listBookRows(ctx: TxCtx, appRef: string, day: BillDay, numbers: readonly string[]): Promise<BookRow[]> {
  const { rows } = await sql<SqlRow>`
    select 'PAY' as kind, out_trade_no as number, app_id, amount_fen, state = 'PAID' as is_done,
           coalesce(paid_at >= ${day.from} and paid_at < ${day.until}, false) as is_of_day
      from trade.tender
     where mid = ${ctx.mid} and app_ref = ${appRef}
       and (out_trade_no = any(${numbers}::text[]) or (paid_at >= ${day.from} and paid_at < ${day.until}))
    union all
    select 'REFUND', r.out_refund_no, t.app_id, r.amount_fen, r.state = 'DONE' and r.outside_at is null,
           coalesce(r.created_at >= ${day.from} and r.done_at < ${day.until}, false)
      from trade.refund r join trade.tender t on t.mid = r.mid and t.id = r.tender_id
     where r.mid = ${ctx.mid} and t.app_ref = ${appRef}
       and (r.out_refund_no = any(${numbers}::text[]) or (r.created_at >= ${day.from} and r.done_at < ${day.until}))`.execute(db(ctx));
  return rows.map((row) => ({
    kind: row.kind,
    number: row.number,
    appId: row.app_id,
    amountFen: Number(row.amount_fen),
    isDone: row.is_done,
    isOfDay: row.is_of_day,
  }));
}

/** Puts what was found in the place of what an earlier comparison of the same day found. What somebody has cleared stays so while its sums do. */
export async function replaceDifferences(ctx: TxCtx, appRef: string, day: BillDay, differences: readonly Difference[]): Promise<void> {
  await db(ctx)
    .deleteFrom('trade.bill_difference')
    .where('mid', '=', ctx.mid)
    .where('app_ref', '=', appRef)
    .where('bill_date', '=', sql<Date>`${day.name}::date`)
    .where('cleared_at', 'is', null)
    .execute();
  if (differences.length === 0) return;
  await db(ctx)
    .insertInto('trade.bill_difference')
    .values(
      differences.map((found) => ({
        mid: ctx.mid,
        app_ref: appRef,
        bill_date: day.name,
        number: found.number,
        what: found.what,
        ours_fen: found.oursFen,
        theirs_fen: found.theirsFen,
        found_at: ctx.now,
      })),
    )
    .onConflict((on) =>
      on
        .columns(['mid', 'app_ref', 'bill_date', 'number', 'what'])
        .doUpdateSet((eb) => ({
          ours_fen: eb.ref('excluded.ours_fen'),
          theirs_fen: eb.ref('excluded.theirs_fen'),
          found_at: eb.ref('excluded.found_at'),
          cleared_at: null,
          cleared_by: null,
          cleared_note: null,
        }))
        .where(
          sql<boolean>`(bill_difference.ours_fen, bill_difference.theirs_fen) is distinct from (excluded.ours_fen, excluded.theirs_fen)`,
        ),
    )
    .execute();
}

/** What the bill of a day came to, beside our book. A day compared again has its last sums. */
export async function saveBillDay(ctx: TxCtx, appRef: string, day: BillDay, bill: BillSums, book: BillSums): Promise<void> {
  const sums = {
    paid_count: bill.paidCount,
    paid_fen: bill.paidFen,
    refunded_count: bill.refundedCount,
    refunded_fen: bill.refundedFen,
    our_paid_fen: book.paidFen,
    our_refunded_fen: book.refundedFen,
    compared_at: ctx.now,
  };
  await db(ctx)
    .insertInto('trade.bill_day')
    .values({ mid: ctx.mid, app_ref: appRef, bill_date: day.name, ...sums })
    .onConflict((on) => on.columns(['mid', 'app_ref', 'bill_date']).doUpdateSet(sums))
    .execute();
}

/** Those nobody has cleared. */
export const countDifferences = async (ctx: TxCtx): Promise<number> => {
  const { count } = await db(ctx)
    .selectFrom('trade.bill_difference')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('mid', '=', ctx.mid)
    .where('cleared_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
};
