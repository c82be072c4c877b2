import { fail } from '@qianpu/contract/failure';
import type { OutputOf, ParsedOf } from '@qianpu/contract/types';
import { clearDifference, listBillDays, listDifferences } from '#modules/payment';
import { staffNames } from '#modules/staff';
import type { Ctx, Staff, TxCtx } from '#platform/ctx';
import { noteChange } from '#platform/note-change';

const fenOrNull = (fen: string | null): number | null => (fen === null ? null : Number(fen));

/** Bills as they were held against our book, newest first. */
export async function showBillDays(
  ctx: Ctx,
  { pageNum, pageSize, ...filter }: ParsedOf<'trade.bill.listDays'>,
): Promise<OutputOf<'trade.bill.listDays'>> {
  const { rows, total } = await listBillDays(ctx, { ...filter, offset: (pageNum - 1) * pageSize, limit: pageSize + 1 });
  const list = rows.slice(0, pageSize).map((row) => ({
    appRef: row.app_ref,
    provider: row.provider,
    mchId: row.mch_id,
    day: row.day,
    paidCount: row.paid_count,
    paidFen: Number(row.paid_fen),
    refundedCount: row.refunded_count,
    refundedFen: Number(row.refunded_fen),
    ourPaidFen: Number(row.our_paid_fen),
    ourRefundedFen: Number(row.our_refunded_fen),
    comparedAt: row.compared_at.getTime(),
    openCount: row.open_count,
    clearedCount: row.cleared_count,
  }));
  return { list, pageNum, hasMore: rows.length > pageSize, total };
}

/** What differs, and what somebody has said of it. */
export async function showDifferences(
  ctx: Ctx,
  { pageNum, pageSize, ...filter }: ParsedOf<'trade.bill.listDifferences'>,
): Promise<OutputOf<'trade.bill.listDifferences'>> {
  const { rows, total } = await listDifferences(ctx, { ...filter, offset: (pageNum - 1) * pageSize, limit: pageSize + 1 });
  const named = await staffNames(
    ctx,
    rows.map(({ cleared_by }) => cleared_by),
  );
  const clearedOf = ({ cleared_at: at, cleared_by: id, cleared_note: note }: (typeof rows)[number]) =>
    at === null || id === null || note === null ? null : { at: at.getTime(), by: { id, name: named.get(id) ?? '' }, note };
  const list = rows.slice(0, pageSize).map((row) => ({
    appRef: row.app_ref,
    provider: row.provider,
    mchId: row.mch_id,
    day: row.day,
    number: row.number,
    what: row.what,
    oursFen: fenOrNull(row.ours_fen),
    theirsFen: fenOrNull(row.theirs_fen),
    orderId: row.order_id,
    foundAt: row.found_at.getTime(),
    cleared: clearedOf(row),
  }));
  return { list, pageNum, hasMore: rows.length > pageSize, total };
}

/** Nothing moves: a person has looked into it, and says what it was. */
export async function clearBill(ctx: TxCtx<Staff>, { note, ...key }: ParsedOf<'trade.bill.clear'>): Promise<void> {
  if (!(await clearDifference(ctx, key, { staffId: ctx.actor.staffId, note }))) throw fail('NOT_FOUND');
  noteChange(ctx, { before: null, after: { ...key, note } });
}
