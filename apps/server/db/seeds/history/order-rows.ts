import { type History, isPaid, type OrderEnd, type PastOrder } from './history.types.ts';
import { pastMemberId, pastOrderId, pastStepId } from './history-ids.ts';
import { paidMs, payByMs, receiveByMs, refundDoneMs, releasedMs, returnedMs } from './order-times.ts';
import { priceTables } from './price-rows.ts';
import { NULL, row, type TableRows, textOf, timeOf } from './table-rows.ts';

/** TABLE of what an end means: the order's state and why it closed. */
const standings: Record<OrderEnd, { state: string; closeReason: string }> = {
  RECEIVED: { state: 'COMPLETED', closeReason: NULL },
  PART_REFUNDED: { state: 'COMPLETED', closeReason: NULL },
  TO_SHIP: { state: 'TO_SHIP', closeReason: NULL },
  SHIPPED: { state: 'SHIPPED', closeReason: NULL },
  CANCELLED: { state: 'CLOSED', closeReason: 'BUYER' },
  OVERDUE: { state: 'CLOSED', closeReason: 'TIMEOUT' },
  REFUNDED: { state: 'CLOSED', closeReason: 'REFUNDED' },
};
const STAFF = 'staff:1';

/** Trades of one order each, with everything that is kept of them but the money. */
export const orderTables: readonly TableRows<History>[] = [
  {
    table: 'trade.trade',
    columns: 'mid, id, member_id, state, payable_fen, intent_key, created_at, pay_by, paid_at, closed_at',
    rows: tradeRows,
  },
  { table: 'trade.unpaid_count', columns: 'mid, member_id, unpaid', rows: unpaidRows },
  {
    table: 'trade.order',
    columns: `mid, id, trade_id, cid, member_id, state, pay_state, refund_state, goods_fen, discount_fen, freight_fen, payable_fen,
              refunded_fen, address, close_reason, created_at, paid_at, shipped_at, receive_by, completed_at, closed_at`,
    rows: orderRows,
  },
  {
    table: 'trade.order_line',
    columns: 'mid, order_id, position, goods_id, sku_id, title, specs, picture, quantity, unit_fen, discount_fen',
    rows: lineRows,
  },
  ...priceTables,
  { table: 'trade.order_log', columns: 'mid, id, order_id, at, actor, from_state, to_state, note', rows: logRows },
  { table: 'delivery.shipment', columns: 'mid, id, order_id, carrier, tracking_no, shipped_at', rows: shipmentRows },
];

const isReceived = ({ end }: PastOrder) => standings[end].state === 'COMPLETED';
const isSent = (order: PastOrder) => order.end === 'SHIPPED' || isReceived(order);
const timeIf = (is: boolean, ms: number) => (is ? timeOf(ms) : NULL);

function* tradeRows({ name, mid, orders }: History): Generator<string> {
  for (const order of orders) {
    const paid = isPaid(order);
    const ends = [timeIf(paid, paidMs(order)), timeIf(!paid, releasedMs(order))];
    const begins = [timeOf(order.placedMs), timeOf(payByMs(order))];
    const what = [pastMemberId(mid, order.member.n), paid ? 'PAID' : 'CLOSED', order.payableFen, `${name}-order-${order.n}`];
    yield row(mid, pastOrderId(mid, order.n), ...what, ...begins, ...ends);
  }
}

function* unpaidRows({ mid, orders }: History): Generator<string> {
  for (const n of new Set(orders.map(({ member }) => member.n))) yield row(mid, pastMemberId(mid, n), 0);
}

function* orderRows({ mid, orders }: History): Generator<string> {
  for (const order of orders) {
    const { state, closeReason } = standings[order.end];
    const id = pastOrderId(mid, order.n);
    const [paid, sent, received] = [isPaid(order), isSent(order), isReceived(order)];
    const refundState = order.end === 'REFUNDED' ? 'FULL' : order.end === 'PART_REFUNDED' ? 'PART' : 'NONE';
    const closedMs = paid ? returnedMs(order) : releasedMs(order);
    yield row(
      ...[mid, id, id, order.cid, pastMemberId(mid, order.member.n), state, paid ? 'PAID' : 'UNPAID', refundState],
      ...[
        order.goodsFen,
        order.discountFen,
        order.freightFen,
        order.payableFen,
        order.refundedFen,
        textOf(JSON.stringify(order.member.address)),
      ],
      ...[closeReason, timeOf(order.placedMs), timeIf(paid, paidMs(order)), timeIf(sent, order.shippedMs)],
      ...[timeIf(sent, receiveByMs(order)), timeIf(received, order.receivedMs), timeIf(state === 'CLOSED', closedMs)],
    );
  }
}

function* lineRows({ mid, orders }: History): Generator<string> {
  for (const { n, lines } of orders) {
    for (const [position, { goodsId, skuId, title, specs, picture, quantity, unitFen, discountFen }] of lines.entries()) {
      const sold = [textOf(title), textOf(JSON.stringify(specs)), picture, quantity, unitFen, discountFen];
      yield row(mid, pastOrderId(mid, n), position, goodsId, skuId, ...sold);
    }
  }
}

function* logRows({ mid, orders }: History): Generator<string> {
  for (const order of orders) {
    const orderId = pastOrderId(mid, order.n);
    for (const [step, cells] of stepsOf(mid, order).entries()) yield row(mid, pastStepId(mid, order.n, step), orderId, ...cells);
  }
}

type Step = readonly [at: string, actor: string, from: string, to: string, note: string];

/** The lines that placing, paying, closing, sending, receiving and refunding leave in an order's log. */
function stepsOf(mid: string, order: PastOrder): Step[] {
  const shopper = `member:${pastMemberId(mid, order.member.n)}`;
  const { state } = standings[order.end];
  const steps: Step[] = [[timeOf(order.placedMs), shopper, NULL, 'UNPAID', '']];
  if (!isPaid(order)) {
    const actor = order.end === 'CANCELLED' ? shopper : 'clock';
    return [...steps, [timeOf(releasedMs(order)), actor, 'UNPAID', 'CLOSED', '']];
  }
  steps.push([timeOf(paidMs(order)), 'provider', 'UNPAID', 'TO_SHIP', '']);
  if (isSent(order)) steps.push([timeOf(order.shippedMs), STAFF, 'TO_SHIP', 'SHIPPED', '']);
  if (isReceived(order)) steps.push([timeOf(order.receivedMs), shopper, 'SHIPPED', 'COMPLETED', '']);
  if (order.end === 'REFUNDED') steps.push([timeOf(returnedMs(order)), STAFF, 'TO_SHIP', 'CLOSED', '']);
  if (order.refundedFen > 0) {
    const note = `refund ${pastOrderId(mid, order.n)} of ${order.refundedFen} fen done`;
    steps.push([timeOf(refundDoneMs(order)), 'provider', state, state, note]);
  }
  return steps;
}

function* shipmentRows({ mid, orders }: History): Generator<string> {
  for (const order of orders.filter(isSent)) {
    const id = pastOrderId(mid, order.n);
    yield row(mid, id, id, order.carrier.name, `${order.carrier.prefix}${id}`, timeOf(order.shippedMs));
  }
}
