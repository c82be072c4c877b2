import { fail } from '@qianpu/contract/failure';
import { actorName, addRefunded, emitClosed, giveBackClaims, isUnsent, stepOrders } from '#modules/order';
import { createRefund } from '#modules/payment';
import type { RefundTerms } from '#modules/staff';
import { crashPoint } from '#platform/crash-point';
import type { Staff, TxCtx } from '#platform/ctx';
import { isAbove } from './refund.rules.ts';
import { spendDay } from './refund-day.repo.ts';
import type { OrderSnapshot, OrderState } from './trade.types.ts';

interface Release {
  readonly amountFen: number;
  readonly note: string;
  readonly terms: RefundTerms;
  /** Somebody else than the caller, where two agreed. */
  readonly askedBy?: string;
}

export interface RequestedRefund {
  readonly refundId: string;
  readonly amountFen: number;
  readonly state: OrderState;
}

/**
 * Sends money of a locked order back, within the caps of whoever does it. An order that was not sent and gets all of it back is
 * closed, its pieces can be bought again.
 */
export async function releaseRefund(
  ctx: TxCtx<Staff>,
  order: OrderSnapshot,
  { amountFen, note, terms, askedBy }: Release,
): Promise<RequestedRefund> {
  const { id, tradeId } = order;
  const { staffId } = ctx.actor;
  if (isAbove(terms.oneFen, amountFen) || !(await spendDay(ctx, { staffId, amountFen, capFen: terms.dayFen })))
    throw fail('REFUND_ABOVE_CAP');
  if (!(await addRefunded(ctx, id, amountFen))) throw fail('REFUND_TOO_MUCH');
  const people = askedBy === undefined ? { askedBy: staffId, approvedBy: null } : { askedBy, approvedBy: staffId };
  const input = { tradeId, orderId: id, amountFen, reason: 'STAFF', note, allowedAlone: terms.secondPersonAboveFen, ...people } as const;
  const { refundId } = await createRefund(ctx, input);
  const isWhole = amountFen === order.payableFen - order.refundedFen;
  const isOver = isWhole && isUnsent(order.state);
  if (isOver)
    await stepOrders(ctx, { orderIds: [id], from: order.state, to: 'CLOSED', actor: actorName(ctx.actor), closeReason: 'REFUNDED', note });
  if (isWhole) await giveBackClaims(ctx, { orderId: id, refundId, isUnsent: isOver });
  if (isOver) await emitClosed(ctx, [id], 'REFUNDED');
  ctx.afterCommit(() => crashPoint('refund:kept'));
  return { refundId, amountFen, state: isOver ? 'CLOSED' : order.state };
}
