import { type History, isPaid, type PastOrder } from './history.types.ts';
import { pastOrderId } from './history-ids.ts';
import { paidMs, releasedMs, returnedMs } from './order-times.ts';
import { row, timeOf } from './table-rows.ts';

export const MOVE_COLUMNS = 'mid, cid, sku_id, bucket, kind, quantity, order_id, ref_id, at';

/** The journal of stock, cause by cause as its key runs: what placing, closing, paying and refunding an order write; no supplies. */
export function* orderMoveRows({ mid, orders }: History): Generator<string> {
  const unpaid = orders.filter((order) => !isPaid(order));
  const refunded = orders.filter(({ end }) => end === 'REFUNDED');
  yield* moveRows(mid, 'RELEASE', unpaid, releasedMs);
  yield* moveRows(mid, 'RESERVE', orders, ({ placedMs }) => placedMs);
  yield* moveRows(mid, 'RETURN', refunded, returnedMs);
  yield* moveRows(mid, 'SELL', orders.filter(isPaid), paidMs);
}

/** A refund has the number of its order, so every move's cause has it. */
function* moveRows(mid: string, kind: string, orders: readonly PastOrder[], at: (order: PastOrder) => number): Generator<string> {
  for (const order of orders) {
    const orderId = pastOrderId(mid, order.n);
    const movedAt = timeOf(at(order));
    for (const { skuId, quantity } of order.lines) yield row(mid, order.cid, skuId, 0, kind, quantity, orderId, orderId, movedAt);
  }
}
