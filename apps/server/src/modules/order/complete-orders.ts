import { tradeEvents } from '#events/trade';
import type { TxCtx } from '#platform/ctx';
import { pipelined } from '#platform/db/pipelined';
import { emitter } from '#platform/events/emitter';
import { stepOrders } from './order.repo.ts';
import type { OrderStep } from './order.types.ts';
import { listForEvent, listPaidByPoints } from './order-event.repo.ts';

const emit = emitter('trade', tradeEvents);

/** Those of these orders that were sent have arrived; others are told what was in them. Answers which they were. */
export async function completeOrders(ctx: TxCtx, step: Pick<OrderStep, 'orderIds' | 'actor' | 'receivableBy'>): Promise<string[]> {
  const moved = await stepOrders(ctx, { ...step, from: 'SHIPPED', to: 'COMPLETED' });
  if (moved.length === 0) return moved;
  const receivedAt = ctx.now.toISOString();
  const [orders, byPoints] = await pipelined([listForEvent(ctx, moved), listPaidByPoints(ctx, moved)]);
  const pointsFenOf = new Map(byPoints.map(({ id, fen }) => [id, Number(fen)]));
  await pipelined(
    orders.map(({ id, cid, member_id, lines }) =>
      emit(ctx, 'trade.order.received', { orderId: id, memberId: member_id, cid, receivedAt, lines, pointsFen: pointsFenOf.get(id) ?? 0 }),
    ),
  );
  return moved;
}
