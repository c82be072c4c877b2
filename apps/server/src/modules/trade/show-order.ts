import type { OutputOf } from '@qianpu/contract/types';
import { showForStaff } from '#modules/order';
import { listPayments, listRefundsOf } from '#modules/payment';
import { staffNames } from '#modules/staff';
import type { Ctx, Staff } from '#platform/ctx';
import { listRequestsOf } from './refund-request.repo.ts';

type StaffDetail = OutputOf<'trade.order.detailForStaff'>;
type RequestState = StaffDetail['requests'][number]['state'];

const isStaff = (actor: string) => actor.startsWith('staff:');
const idIn = (actor: string) => actor.slice(actor.indexOf(':') + 1);
const kindOf = (actor: string) => actor.split(':')[0] as StaffDetail['log'][number]['by'];

/** An order with its payments, refunds and everybody's names. */
export async function showOrderForStaff(ctx: Ctx<Staff>, id: string): Promise<StaffDetail> {
  const { detail, log, notes } = await showForStaff(ctx, id);
  const payments = await listPayments(ctx, detail.tradeId);
  const refunds = await listRefundsOf(ctx, id);
  const requests = await listRequestsOf(ctx, id);
  const named = await staffNames(ctx, [
    ...log.flatMap(({ actor }) => (isStaff(actor) ? [idIn(actor)] : [])),
    ...notes.map(({ staffId }) => staffId),
    ...refunds.flatMap(({ askedBy, approvedBy }) => [askedBy, approvedBy]),
    ...requests.flatMap(({ asked_by, decided_by }) => [asked_by, decided_by]),
  ]);
  const who = (staffId: string) => ({ id: staffId, name: named.get(staffId) ?? '' });
  const whoever = (staffId: string | null) => (staffId === null ? null : who(staffId));
  return {
    ...detail,
    payments,
    refunds: refunds.map((refund) => ({ ...refund, askedBy: whoever(refund.askedBy), approvedBy: whoever(refund.approvedBy) })),
    requests: requests.map((row) => ({
      id: row.id,
      amountFen: Number(row.amount_fen),
      note: row.note,
      state: row.state as RequestState,
      askedBy: who(row.asked_by),
      askedAt: row.asked_at.getTime(),
      decidedBy: whoever(row.decided_by),
      decidedAt: row.decided_at?.getTime() ?? null,
    })),
    log: log
      .map(({ at, actor, from, to, action, note }) => ({
        at,
        by: kindOf(actor),
        staff: isStaff(actor) ? who(idIn(actor)) : null,
        from,
        to,
        action,
        note,
      }))
      .toReversed(),
    notes: notes.map(({ id: noteId, text, staffId, at }) => ({ id: noteId, text, staff: who(staffId), at })),
  };
}
