import { tradeEvents } from '#events/trade';
import type { TxCtx } from '#platform/ctx';
import { pipelined } from '#platform/db/pipelined';
import { emitter } from '#platform/events/emitter';
import type { CloseReason } from './order.types.ts';
import { findOtherPaid, listForEvent } from './order-event.repo.ts';

const emit = emitter('trade', tradeEvents);

/** Tells others that orders are over. */
export async function emitClosed(ctx: TxCtx, orderIds: readonly string[], reason: CloseReason): Promise<void> {
  const closedAt = ctx.now.toISOString();
  const orders = await listForEvent(ctx, orderIds);
  // Nobody has paid what runs out or is cancelled by the shopper.
  const others = reason === 'REFUNDED' || reason === 'STAFF' ? await findOtherPaid(ctx, orderIds) : undefined;
  await pipelined(
    orders.map(({ id, trade_id, member_id, cid, payable_fen, lines }) =>
      emit(ctx, 'trade.order.closed', {
        orderId: id,
        tradeId: trade_id,
        memberId: member_id,
        cid,
        reason,
        payableFen: Number(payable_fen),
        closedAt,
        lines,
        ...(others?.has(id) && { otherPaidOrderId: others.get(id) ?? null }),
      }),
    ),
  );
}
