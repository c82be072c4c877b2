import { pictureOf, specsOf } from './catalog-rows.ts';
import { addressOf } from './member-rows.ts';
import { FREE_FREIGHT_FROM_FEN, isPaid, type MerchantPlan, type OrderEnd, type PlannedOrder } from './merchant-plan.ts';
import { paidMs, payByMs, receiveByMs, receivedMs, refundDoneMs, releasedMs, returnedMs, shippedMs } from './order-times.ts';
import { cidOf, goodsIdOf, memberIdOf, midOf, orderIdOf, skuIdOf, stepIdOf } from './scale-ids.ts';
import { NULL, row, type TableRows, timeOf } from './table-rows.ts';

/** TABLE of what an end means: the order's state and why it closed. */
const standings: Record<OrderEnd, { state: string; closeReason: string }> = {
  RECEIVED: { state: 'COMPLETED', closeReason: NULL },
  PART_REFUNDED: { state: 'COMPLETED', closeReason: NULL },
  TO_SHIP: { state: 'TO_SHIP', closeReason: NULL },
  CANCELLED: { state: 'CLOSED', closeReason: 'BUYER' },
  OVERDUE: { state: 'CLOSED', closeReason: 'TIMEOUT' },
  REFUNDED: { state: 'CLOSED', closeReason: 'REFUNDED' },
};
const STAFF = 'staff:1';

/** Trades of one order each, with everything that is kept of them but the money. */
export const orderTables: readonly TableRows[] = [
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
    columns: 'mid, order_id, position, goods_id, sku_id, title, specs, picture, quantity, unit_fen',
    rows: lineRows,
  },
  { table: 'trade.receipt', columns: 'mid, order_id, entries', rows: receiptRows },
  { table: 'trade.order_log', columns: 'mid, id, order_id, at, actor, from_state, to_state, note', rows: logRows },
  { table: 'delivery.shipment', columns: 'mid, id, order_id, carrier, tracking_no, shipped_at', rows: shipmentRows },
];

const isReceived = ({ end }: PlannedOrder) => standings[end].state === 'COMPLETED';
const timeIf = (is: boolean, ms: number) => (is ? timeOf(ms) : NULL);

function* tradeRows({ m, orders }: MerchantPlan): Generator<string> {
  for (const order of orders) {
    const paid = isPaid(order);
    const ends = [timeIf(paid, paidMs(order)), timeIf(!paid, releasedMs(order))];
    const begins = [timeOf(order.placedMs), timeOf(payByMs(order))];
    const what = [memberIdOf(m, order.member), paid ? 'PAID' : 'CLOSED', order.payableFen, `scale-order-${order.n}`];
    yield row(midOf(m), orderIdOf(m, order.n), ...what, ...begins, ...ends);
  }
}

function* unpaidRows({ m, orders }: MerchantPlan): Generator<string> {
  for (const n of new Set(orders.map(({ member }) => member))) yield row(midOf(m), memberIdOf(m, n), 0);
}

function* orderRows({ m, orders }: MerchantPlan): Generator<string> {
  for (const order of orders) {
    const { state, closeReason } = standings[order.end];
    const id = orderIdOf(m, order.n);
    const [paid, received] = [isPaid(order), isReceived(order)];
    const refundState = order.end === 'REFUNDED' ? 'FULL' : order.end === 'PART_REFUNDED' ? 'PART' : 'NONE';
    const closedMs = paid ? returnedMs(order) : releasedMs(order);
    yield row(
      ...[midOf(m), id, id, cidOf(m, order.shop), memberIdOf(m, order.member), state, paid ? 'PAID' : 'UNPAID', refundState],
      ...[order.goodsFen, 0, order.freightFen, order.payableFen, order.refundedFen, JSON.stringify(addressOf(order.member))],
      ...[closeReason, timeOf(order.placedMs), timeIf(paid, paidMs(order)), timeIf(received, shippedMs(order))],
      ...[timeIf(received, receiveByMs(order)), timeIf(received, receivedMs(order)), timeIf(state === 'CLOSED', closedMs)],
    );
  }
}

function* lineRows({ m, orders, titles }: MerchantPlan): Generator<string> {
  for (const { n, lines } of orders) {
    for (const [position, { g, k, quantity, unitFen }] of lines.entries()) {
      const sold = [titles[g] ?? '', specsOf(k), pictureOf(m, g, 0), quantity, unitFen];
      yield row(midOf(m), orderIdOf(m, n), position, goodsIdOf(m, g), skuIdOf(m, g, k), ...sold);
    }
  }
}

function* receiptRows({ m, orders }: MerchantPlan): Generator<string> {
  for (const { n, goodsFen, freightFen } of orders) {
    const reason = { code: 'FREE_FROM', thresholdFen: FREE_FREIGHT_FROM_FEN, missingFen: Math.max(0, FREE_FREIGHT_FROM_FEN - goodsFen) };
    const entries = [{ kind: 'FREIGHT', name: '', amountFen: freightFen, isTaken: true, reason }];
    yield row(midOf(m), orderIdOf(m, n), JSON.stringify(entries));
  }
}

function* logRows({ m, orders }: MerchantPlan): Generator<string> {
  for (const order of orders) {
    for (const [step, cells] of stepsOf(m, order).entries())
      yield row(midOf(m), stepIdOf(m, order.n, step), orderIdOf(m, order.n), ...cells);
  }
}

type Step = readonly [at: string, actor: string, from: string, to: string, note: string];

/** The lines that placing, paying, closing, sending, receiving and refunding leave in an order's log. */
function stepsOf(m: number, order: PlannedOrder): Step[] {
  const shopper = `member:${memberIdOf(m, order.member)}`;
  const { state } = standings[order.end];
  const steps: Step[] = [[timeOf(order.placedMs), shopper, NULL, 'UNPAID', '']];
  if (!isPaid(order)) {
    const actor = order.end === 'CANCELLED' ? shopper : 'clock';
    return [...steps, [timeOf(releasedMs(order)), actor, 'UNPAID', 'CLOSED', '']];
  }
  steps.push([timeOf(paidMs(order)), 'provider', 'UNPAID', 'TO_SHIP', '']);
  if (isReceived(order)) {
    steps.push(
      [timeOf(shippedMs(order)), STAFF, 'TO_SHIP', 'SHIPPED', ''],
      [timeOf(receivedMs(order)), shopper, 'SHIPPED', 'COMPLETED', ''],
    );
  }
  if (order.end === 'REFUNDED') steps.push([timeOf(returnedMs(order)), STAFF, 'TO_SHIP', 'CLOSED', '']);
  if (order.refundedFen > 0) {
    const note = `refund ${orderIdOf(m, order.n)} of ${order.refundedFen} fen done`;
    steps.push([timeOf(refundDoneMs(order)), 'provider', state, state, note]);
  }
  return steps;
}

function* shipmentRows({ m, orders }: MerchantPlan): Generator<string> {
  for (const order of orders.filter(isReceived)) {
    const id = orderIdOf(m, order.n);
    yield row(midOf(m), id, id, '顺丰速运', `SF${id}`, timeOf(shippedMs(order)));
  }
}
