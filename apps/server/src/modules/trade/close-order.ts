import { fail } from '@qianpu/contract/failure';
import {
  actorName,
  closeTrades,
  emitClosed,
  findOrder,
  giveBackClaims,
  isUnsent,
  listShopsOfTrade,
  lockOrder,
  stepOrders,
} from '#modules/order';
import type { Staff, TxCtx } from '#platform/ctx';
import { mayTouchShop } from '#platform/shop-scope';
import { refundOrder } from './refund-order.ts';

/** The shop cannot or will not send it: unpaid, its trade is closed; paid and not sent, all its money goes back. */
export async function closeOrder(ctx: TxCtx<Staff>, { id, note }: { readonly id: string; readonly note: string }): Promise<'CLOSED'> {
  const actor = actorName(ctx.actor);
  const seen = await findOrder(ctx, id);
  // A trade is locked before its orders.
  if (seen.state === 'UNPAID') {
    await requireWholeTrade(ctx, seen.tradeId);
    await closeTrades(ctx, [seen.tradeId], 'STAFF', actor, note);
  }
  // Others may have paid, sent or closed it since it was seen.
  const { state, payableFen } = await lockOrder(ctx, id);
  if (state === 'CLOSED') return 'CLOSED';
  if (!isUnsent(state)) throw fail('ORDER_MOVED_ON');
  if (payableFen > 0) {
    await refundOrder(ctx, { id, note });
    return 'CLOSED';
  }
  await stepOrders(ctx, { orderIds: [id], from: state, to: 'CLOSED', actor, closeReason: 'STAFF', note });
  // Nothing was paid, so no refund causes it: the order itself does.
  await giveBackClaims(ctx, { orderId: id, refundId: id, isUnsent: true });
  await emitClosed(ctx, [id], 'STAFF');
  return 'CLOSED';
}

/** An unpaid trade closes as a whole, so whoever closes it works for all its shops. */
async function requireWholeTrade(ctx: TxCtx<Staff>, tradeId: string): Promise<void> {
  const cids = await listShopsOfTrade(ctx, tradeId);
  if (!cids.every((cid) => mayTouchShop(ctx.actor, cid))) throw fail('FOREIGN_MERCHANT');
}
