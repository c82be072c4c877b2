import { fail } from '@qianpu/contract/failure';
import { returnStock } from '#modules/catalog';
import { crashPoint } from '#platform/crash-point';
import type { Staff, TxCtx } from '#platform/ctx';
import { askRefund } from '../payment/ask-refund.ts';
import { actorName } from './actor-name.rules.ts';
import { addRefunded, lockOrder, stepOrders } from './order.repo.ts';
import { isUnsent } from './order.rules.ts';
import type { OrderState } from './order.types.ts';

export interface RefundWish {
  readonly id: string;
  /** Left out: all that is left. */
  readonly amountFen?: number | undefined;
  readonly note: string;
}

export interface AskedRefund {
  readonly refundId: string;
  readonly amountFen: number;
  readonly state: OrderState;
}

/** Gives money back where it came from. An order that was not sent and gets all of it back is closed, its pieces can be bought again. */
export async function refundOrder(ctx: TxCtx<Staff>, { id, amountFen, note }: RefundWish): Promise<AskedRefund> {
  const order = await lockOrder(ctx, id);
  if (!order.isPaid) throw fail('ORDER_MOVED_ON');
  const leftFen = order.payableFen - order.refundedFen;
  const amount = amountFen ?? leftFen;
  if (amount === 0 || !(await addRefunded(ctx, id, amount))) throw fail('REFUND_TOO_MUCH');
  const { refundId } = await askRefund(ctx, { tradeId: order.tradeId, orderId: id, amountFen: amount, reason: 'STAFF', note });
  const isOver = amount === leftFen && isUnsent(order.state);
  if (isOver) {
    await stepOrders(ctx, { orderIds: [id], from: order.state, to: 'CLOSED', actor: actorName(ctx.actor), closeReason: 'REFUNDED', note });
    await returnStock(ctx, { orderId: id, refundId });
  }
  ctx.afterCommit(() => crashPoint('refund:kept'));
  return { refundId, amountFen: amount, state: isOver ? 'CLOSED' : order.state };
}
