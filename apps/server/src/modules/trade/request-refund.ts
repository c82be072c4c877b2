import { fail } from '@qianpu/contract/failure';
import { lockOrder } from '#modules/order';
import { refundTermsOf } from '#modules/staff';
import type { Staff, TxCtx } from '#platform/ctx';
import { isAbove, refundable } from './refund.rules.ts';
import type { OrderRefundInput } from './refund-order.ts';
import { insertRequest } from './refund-request.repo.ts';

/** Asks a second person for a refund; no money moves before they agree. An order has one such request at a time. */
export async function requestRefund(ctx: TxCtx<Staff>, { id, amountFen: requested, note }: OrderRefundInput) {
  const order = await lockOrder(ctx, id);
  if (!order.isPaid) throw fail('ORDER_MOVED_ON');
  const amountFen = refundable(order, requested);
  if (amountFen === undefined) throw fail('REFUND_TOO_MUCH');
  if (isAbove((await refundTermsOf(ctx, order.cid)).oneFen, amountFen)) throw fail('REFUND_ABOVE_CAP');
  const requestId = await insertRequest(ctx, { orderId: id, amountFen, note, askedBy: ctx.actor.staffId });
  if (requestId === undefined) throw fail('IDEMPOTENCY');
  return { requestId, amountFen };
}
