import { tradeEvents } from '#events/trade';
import { settlePurchase } from '#modules/purchase';
import { crashPoint } from '#platform/crash-point';
import type { TxCtx } from '#platform/ctx';
import { pipelined } from '#platform/db/pipelined';
import { emitter } from '#platform/events/emitter';
import { settleClaims } from './claims.ts';
import { stepOrders } from './order.repo.ts';
import { PAID_STATES } from './order.rules.ts';
import { listForEvent } from './order-event.repo.ts';
import { endPaid, lockTrades } from './trade.repo.ts';

const emit = emitter('trade', tradeEvents);

/** The money is there: the orders go to their shops, or what was bought is the member's. 'late': the trade was closed before, and nothing happens here. */
export async function settleTrade(ctx: TxCtx, tradeId: string, actor = 'provider'): Promise<'paid' | 'already' | 'late'> {
  const [trade] = await lockTrades(ctx, [tradeId]);
  if (!trade) throw new Error(`there is no trade ${tradeId} to settle`);
  if (trade.state !== 'UNPAID') return trade.state === 'PAID' ? 'already' : 'late';
  if (trade.kind !== 'GOODS') {
    await endPaid(ctx, [tradeId]);
    await settlePurchase(ctx, tradeId);
    crashPoint('settle:before-commit');
    return 'paid';
  }
  const steps = Map.groupBy(trade.orders, ({ kind }) => PAID_STATES[kind]);
  const [, ...moved] = await pipelined([
    endPaid(ctx, [tradeId]),
    ...[...steps].map(([to, orders]) => stepOrders(ctx, { orderIds: orders.map(({ id }) => id), from: 'UNPAID', to, actor })),
  ]);
  const orderIds = moved.flat();
  const [, orders] = await pipelined([settleClaims(ctx, orderIds), listForEvent(ctx, orderIds)]);
  const paidAt = ctx.now.toISOString();
  await pipelined(
    orders.map(({ id, cid, member_id, payable_fen, promotions, lines }) =>
      emit(ctx, 'trade.order.paid', { orderId: id, memberId: member_id, cid, paidAt, payableFen: Number(payable_fen), promotions, lines }),
    ),
  );
  crashPoint('settle:before-commit');
  ctx.afterCommit(() => crashPoint('settle:after-commit'));
  return 'paid';
}
