import { sql } from 'kysely';
import type { Ctx, TxCtx } from '#platform/ctx';
import { countRows } from '#platform/db/count-rows';
import { ownTables } from '#platform/db/own';
import type { Difference } from './bill.rules.ts';
import type { ProviderName } from './payment.types.ts';

const db = ownTables('trade');

interface BillFilter {
  readonly appRef?: string | undefined;
  /** Days, both included. */
  readonly from?: string | undefined;
  readonly until?: string | undefined;
  readonly offset: number;
  readonly limit: number;
}

const within = ({ appRef, from, until }: BillFilter, mid: string) => sql`
  b.mid = ${mid}::bigint and (${appRef ?? null}::text is null or b.app_ref = ${appRef ?? null})
  and (${from ?? null}::date is null or b.bill_date >= ${from ?? null}::date)
  and (${until ?? null}::date is null or b.bill_date <= ${until ?? null}::date)`;

interface AccountRow {
  readonly app_ref: string;
  readonly provider: ProviderName;
  readonly mch_id: string;
  readonly day: string;
}

interface BillDayRow extends AccountRow {
  readonly paid_count: number;
  readonly paid_fen: string;
  readonly refunded_count: number;
  readonly refunded_fen: string;
  readonly our_paid_fen: string;
  readonly our_refunded_fen: string;
  readonly compared_at: Date;
  readonly open_count: number;
  readonly cleared_count: number;
}

/** Days whose bill was held against our book, newest first. */
export async function listBillDays(ctx: Ctx, { state, ...filter }: BillFilter & { readonly state?: 'OPEN' | undefined }) {
  const found = sql`
    select b.app_ref, a.provider, a.mch_id, b.bill_date::text as day, b.paid_count, b.paid_fen, b.refunded_count, b.refunded_fen,
           b.our_paid_fen, b.our_refunded_fen, b.compared_at, d.open_count, d.cleared_count
      from trade.bill_day b
      join trade.pay_account a on a.mid = b.mid and a.app_ref = b.app_ref
      cross join lateral (
        select count(*) filter (where cleared_at is null)::integer as open_count, count(cleared_at)::integer as cleared_count
          from trade.bill_difference x where x.mid = b.mid and x.app_ref = b.app_ref and x.bill_date = b.bill_date
      ) d
     where ${within(filter, ctx.mid)} and (${state ?? null}::text is null or d.open_count > 0)`;
  const { rows } = await sql<BillDayRow>`
    ${found} order by b.bill_date desc, b.app_ref limit ${filter.limit} offset ${filter.offset}`.execute(db(ctx));
  return { rows, total: await countRows(db(ctx), found) };
}

interface DifferenceRow extends AccountRow {
  readonly number: string;
  readonly what: Difference['what'];
  readonly ours_fen: string | null;
  readonly theirs_fen: string | null;
  readonly order_id: string | null;
  readonly found_at: Date;
  readonly cleared_at: Date | null;
  readonly cleared_by: string | null;
  readonly cleared_note: string | null;
}

/** What differs, those nobody has cleared first, then newest first. */
export async function listDifferences(ctx: Ctx, { state, ...filter }: BillFilter & { readonly state?: 'OPEN' | 'CLEARED' | undefined }) {
  const found = sql`
    select b.app_ref, a.provider, a.mch_id, b.bill_date::text as day, b.number, b.what, b.ours_fen, b.theirs_fen, b.found_at,
           b.cleared_at, b.cleared_by, b.cleared_note,
           coalesce(
             (select min(o.id) from trade.tender t join trade.order o on o.mid = t.mid and o.trade_id = t.trade_id
               where t.mid = b.mid and t.out_trade_no = b.number),
             (select r.order_id from trade.refund r where r.mid = b.mid and r.out_refund_no = b.number)
           )::text as order_id
      from trade.bill_difference b
      join trade.pay_account a on a.mid = b.mid and a.app_ref = b.app_ref
     where ${within(filter, ctx.mid)} and (${state ?? null}::text is null or (b.cleared_at is null) = (${state ?? null}::text = 'OPEN'))`;
  const { rows } = await sql<DifferenceRow>`
    ${found} order by (b.cleared_at is not null), b.bill_date desc, b.app_ref, b.number, b.what
    limit ${filter.limit} offset ${filter.offset}`.execute(db(ctx));
  return { rows, total: await countRows(db(ctx), found) };
}

export interface DifferenceKey {
  readonly appRef: string;
  readonly day: string;
  readonly number: string;
  readonly what: Difference['what'];
}

/** Of all who clear one, one does; false where it is not there, or was cleared before. */
export async function clearDifference(
  ctx: TxCtx,
  { appRef, day, number, what }: DifferenceKey,
  { staffId, note }: { readonly staffId: string; readonly note: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db(ctx)
    .updateTable('trade.bill_difference')
    .set({ cleared_at: ctx.now, cleared_by: staffId, cleared_note: note })
    .where('mid', '=', ctx.mid)
    .where('app_ref', '=', appRef)
    .where('bill_date', '=', sql<Date>`${day}::date`)
    .where('number', '=', number)
    .where('what', '=', what)
    .where('cleared_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
