import { fail } from '@qianpu/contract/failure';
import { returnStock } from '#modules/catalog';
import type { Staff, TxCtx } from '#platform/ctx';
import { actorName } from './actor-name.ts';
import { closeTrades } from './close-trade.ts';
import { findOrder, stepOrders } from './order.repo.ts';
import { isUnsent } from './order.rules.ts';
import { refundOrder } from './refund-order.ts';

/** The shop cannot or will not send it: unpaid, its trade is closed; paid and not sent, all its money goes back. */
export async function closeOrder(ctx: TxCtx<Staff>, { id, note }: { readonly id: string; readonly note: string }): Promise<'CLOSED'> {
  const order = await findOrder(ctx, id);
  const actor = actorName(ctx.actor);
  if (order.state === 'CLOSED') return 'CLOSED';
  if (order.state === 'UNPAID') {
    const closed = await closeTrades(ctx, [order.tradeId], 'STAFF', actor, note);
    if (closed.length === 0) throw fail('ORDER_MOVED_ON');
    return 'CLOSED';
  }
  if (!isUnsent(order.state)) throw fail('ORDER_MOVED_ON');
  if (order.payableFen > 0) {
    const { state } = await refundOrder(ctx, { id, note });
    if (state !== 'CLOSED') throw fail('ORDER_MOVED_ON');
    return state;
  }
  const moved = await stepOrders(ctx, { orderIds: [id], from: order.state, to: 'CLOSED', actor, closeReason: 'STAFF', note });
  if (moved.length === 0) throw fail('ORDER_MOVED_ON');
  // Nothing was paid, so no refund causes it: the order itself does.
  await returnStock(ctx, { orderId: id, refundId: id });
  return 'CLOSED';
}
