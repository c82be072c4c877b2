import { tradeEvents } from '#events/trade';
import { sellStock } from '#modules/stock';
import { crashPoint } from '#platform/crash-point';
import type { TxCtx } from '#platform/ctx';
import { pipelined } from '#platform/db/pipelined';
import { emitter } from '#platform/events/emitter';
import { listPaid, stepOrders } from './order.repo.ts';
import { endPaid, lockTrades } from './trade.repo.ts';

const emit = emitter('trade', tradeEvents);

/** The money is there: the orders go to their shops. 'late': the trade was closed before, and nothing happens here. */
export async function settleTrade(ctx: TxCtx, tradeId: string, actor = 'provider'): Promise<'paid' | 'already' | 'late'> {
  const [trade] = await lockTrades(ctx, [tradeId]);
  if (!trade) throw new Error(`there is no trade ${tradeId} to settle`);
  if (trade.state !== 'UNPAID') return trade.state === 'PAID' ? 'already' : 'late';
  const [, orderIds] = await pipelined([
    endPaid(ctx, [tradeId]),
    stepOrders(ctx, { orderIds: trade.order_ids, from: 'UNPAID', to: 'TO_SHIP', actor }),
  ]);
  const [, orders] = await pipelined([sellStock(ctx, orderIds), listPaid(ctx, orderIds)]);
  const paidAt = ctx.now.toISOString();
  await pipelined(
    orders.map(({ id, cid, member_id, payable_fen, lines }) =>
      emit(ctx, 'trade.order.paid', { orderId: id, memberId: member_id, cid, paidAt, payableFen: Number(payable_fen), lines }),
    ),
  );
  crashPoint('settle:before-commit');
  ctx.afterCommit(() => crashPoint('settle:after-commit'));
  return 'paid';
}
