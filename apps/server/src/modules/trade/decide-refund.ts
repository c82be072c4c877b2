import { fail } from '@qianpu/contract/failure';
import { findOrder, lockOrder } from '#modules/order';
import { refundTermsOf } from '#modules/staff';
import type { Staff, TxCtx } from '#platform/ctx';
import { refundable } from './refund.rules.ts';
import { findRequest, markApproved, markRefused, setRefundOf } from './refund-request.repo.ts';
import { type RequestedRefund, releaseRefund } from './release-refund.ts';

/** The second person agrees and the money goes back, within their own caps: they send it. */
export async function approveRefund(ctx: TxCtx<Staff>, id: string): Promise<RequestedRefund> {
  const { staffId } = ctx.actor;
  const request = await findRequest(ctx, id);
  if (!request) throw fail('NOT_FOUND');
  // The order before its request, as whoever asks takes them.
  const order = await lockOrder(ctx, request.order_id);
  if (request.asked_by === staffId) throw fail('SECOND_PERSON_NEEDED');
  if (!(await markApproved(ctx, id, staffId))) throw fail('ORDER_MOVED_ON');
  const amountFen = refundable(order, Number(request.amount_fen));
  if (amountFen === undefined) throw fail('REFUND_TOO_MUCH');
  const terms = await refundTermsOf(ctx, order.cid);
  const requested = await releaseRefund(ctx, order, { amountFen, note: request.note, terms, askedBy: request.asked_by });
  await setRefundOf(ctx, id, requested.refundId);
  return requested;
}

/** Also by whoever asked, who takes it back. */
export async function refuseRefund(ctx: TxCtx<Staff>, id: string): Promise<void> {
  const request = await findRequest(ctx, id);
  if (!request) throw fail('NOT_FOUND');
  await findOrder(ctx, request.order_id);
  if (!(await markRefused(ctx, id, ctx.actor.staffId))) throw fail('ORDER_MOVED_ON');
}
