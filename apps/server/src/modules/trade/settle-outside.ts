import { fail } from '@qianpu/contract/failure';
import { lockOrder } from '#modules/order';
import { findSentRefund, type SentRefund, settleRefundOutside } from '#modules/payment';
import type { Ctx, Staff, TxCtx } from '#platform/ctx';
import { requireShop } from '#platform/shop-scope';
import { decideOutside, findOutsideRequest, insertOutsideRequest } from './outside-request.repo.ts';

/** One of a shop the caller works for; what belongs to no order is for those who work for all shops. */
export async function requireSent(ctx: Ctx<Staff>, id: string): Promise<SentRefund> {
  const refund = await findSentRefund(ctx, id);
  if (!refund) throw fail('NOT_FOUND');
  if (refund.cid !== null) requireShop(ctx, refund.cid);
  else if (ctx.actor.shops !== 'ALL') throw fail('NOT_FOUND');
  return refund;
}

/** Says that money the provider could not give back was paid another way. Nothing counts before a second person agrees. */
export async function requestOutside(ctx: TxCtx<Staff>, { id, note }: { readonly id: string; readonly note: string }) {
  const { state } = await requireSent(ctx, id);
  if (state !== 'ABNORMAL') throw fail('REFUND_NOT_FAILED');
  const requestId = await insertOutsideRequest(ctx, id, note, ctx.actor.staffId);
  if (requestId === undefined) throw fail('IDEMPOTENCY');
  return { requestId };
}

/** The second person agrees: the refund is done, in the ledger and for its buyer. */
export async function approveOutside(ctx: TxCtx<Staff>, id: string) {
  const request = await findOutsideRequest(ctx, id);
  if (!request) throw fail('NOT_FOUND');
  const { id: refundId, orderId, amountFen } = await requireSent(ctx, request.refund_id);
  const { staffId } = ctx.actor;
  if (request.asked_by === staffId) throw fail('SECOND_PERSON_NEEDED');
  // The order first, as whoever refunds takes it.
  if (orderId !== null) await lockOrder(ctx, orderId);
  if (!(await decideOutside(ctx, id, 'APPROVED', staffId))) throw fail('ORDER_MOVED_ON');
  const outside = { id: refundId, by: request.asked_by, approvedBy: staffId, note: request.note };
  // Sent again, or arrived, since it was asked for.
  if (!(await settleRefundOutside(ctx, outside))) throw fail('REFUND_NOT_FAILED');
  return { refundId, amountFen };
}

/** Also by whoever asked, who takes it back. */
export async function refuseOutside(ctx: TxCtx<Staff>, id: string): Promise<void> {
  const request = await findOutsideRequest(ctx, id);
  if (!request) throw fail('NOT_FOUND');
  await requireSent(ctx, request.refund_id);
  if (!(await decideOutside(ctx, id, 'REFUSED', ctx.actor.staffId))) throw fail('ORDER_MOVED_ON');
}
