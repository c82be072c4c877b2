import { type History, isPaid } from './history.types.ts';
import { pastOrderId, pastStepId } from './history-ids.ts';
import { paidMs, payOpenedMs, refundDoneMs, returnedMs } from './order-times.ts';
import { row, type TableRows, timeOf } from './table-rows.ts';

/** The one account of each merchant at the provider. */
export const APP_REF = 'main';
/** The app of payments long made; nobody asks the provider about them any more. */
const APP_ID = 'wx0000000000000001';
const TICKET_URL = 'https://wx.tenpay.example/cashier?prepay_id=wx';

/** What was paid, given back and posted. Payment, tender and refund have the number of their order. */
export const moneyTables: readonly TableRows<History>[] = [
  { table: 'trade.payment', columns: 'mid, id, trade_id, state, amount_fen, created_at', rows: paymentRows },
  {
    table: 'trade.tender',
    columns: `mid, id, payment_id, trade_id, way, app_ref, app_id, state, out_trade_no, provider_txn, amount_fen, refunded_fen, ticket,
              opened_at, look_at, looks, paid_at`,
    rows: tenderRows,
  },
  {
    table: 'trade.refund',
    columns: `mid, id, trade_id, order_id, cid, tender_id, out_refund_no, amount_fen, reason, note, state, provider_refund_id,
              created_at, look_at, done_at`,
    rows: refundRows,
  },
  { table: 'ledger.account', columns: 'mid, kind', rows: ({ mid }) => ['PROVIDER', 'SALES'].map((kind) => row(mid, kind)) },
  { table: 'ledger.txn', columns: 'mid, id, kind, ref, at', rows: postingRows },
  { table: 'ledger.entry', columns: 'mid, txn_id, position, account_kind, amount_fen', rows: entryRows },
];

const paidOrders = ({ orders }: History) => orders.filter(isPaid);
const refundedOrders = ({ orders }: History) => orders.filter(({ refundedFen }) => refundedFen > 0);

function* paymentRows(history: History): Generator<string> {
  for (const order of paidOrders(history)) {
    const id = pastOrderId(history.mid, order.n);
    yield row(history.mid, id, id, 'PAID', order.payableFen, timeOf(payOpenedMs(order)));
  }
}

function* tenderRows(history: History): Generator<string> {
  for (const order of paidOrders(history)) {
    const id = pastOrderId(history.mid, order.n);
    const openedAt = timeOf(payOpenedMs(order));
    const ticket = JSON.stringify({ kind: 'redirect', url: `${TICKET_URL}${id}`, madeAt: payOpenedMs(order) });
    yield row(
      ...[history.mid, id, id, id, 'WECHAT_H5', APP_REF, APP_ID, 'PAID', id, `42000${id}`, order.payableFen, order.refundedFen, ticket],
      ...[openedAt, openedAt, 1, timeOf(paidMs(order))],
    );
  }
}

function* refundRows(history: History): Generator<string> {
  for (const order of refundedOrders(history)) {
    const id = pastOrderId(history.mid, order.n);
    const askedAt = timeOf(returnedMs(order));
    const what = [order.refundedFen, 'STAFF', '', 'DONE', `50000${id}`];
    yield row(history.mid, id, id, id, order.cid, id, id, ...what, askedAt, askedAt, timeOf(refundDoneMs(order)));
  }
}

function* postingRows(history: History): Generator<string> {
  const { mid } = history;
  for (const order of paidOrders(history)) {
    yield row(mid, pastStepId(mid, order.n, 0), 'PAY', pastOrderId(mid, order.n), timeOf(paidMs(order)));
    if (order.refundedFen === 0) continue;
    yield row(mid, pastStepId(mid, order.n, 1), 'REFUND', pastOrderId(mid, order.n), timeOf(refundDoneMs(order)));
  }
}

function* entryRows(history: History): Generator<string> {
  const { mid } = history;
  for (const { n, payableFen, refundedFen } of paidOrders(history)) {
    yield row(mid, pastStepId(mid, n, 0), 0, 'PROVIDER', payableFen);
    yield row(mid, pastStepId(mid, n, 0), 1, 'SALES', -payableFen);
    if (refundedFen === 0) continue;
    yield row(mid, pastStepId(mid, n, 1), 0, 'SALES', refundedFen);
    yield row(mid, pastStepId(mid, n, 1), 1, 'PROVIDER', -refundedFen);
  }
}
