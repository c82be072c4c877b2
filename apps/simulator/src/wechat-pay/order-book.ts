import { createHash, randomBytes, randomInt } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { timeDigits } from '../pay/beijing-time.ts';
import { PayError } from './pay-error.ts';

export type TradeType = 'JSAPI' | 'MWEB' | 'NATIVE';

/** An order as a merchant asks for it. */
export interface WantedOrder {
  readonly mchid: string;
  readonly appid: string;
  readonly outTradeNo: string;
  readonly tradeType: TradeType;
  readonly description: string;
  readonly attach: string;
  readonly amountFen: number;
  readonly notifyUrl: string;
  readonly openid: string;
  readonly expireMs: number | null;
}

export interface BookedOrder extends WantedOrder {
  readonly prepayId: string;
  readonly transactionId: string | null;
  readonly state: 'NOTPAY' | 'SUCCESS' | 'CLOSED';
  readonly createdMs: number;
  /** When the way to the cashier was handed out last. */
  readonly linkMs: number;
  readonly paidMs: number | null;
  /** Given back, or on its way. */
  readonly refundedFen: number;
}

const SCHEMA = `
create table if not exists pay_order (
  mchid text not null,
  out_trade_no text not null,
  appid text not null,
  trade_type text not null,
  description text not null,
  attach text not null,
  amount_fen integer not null check (amount_fen > 0),
  refunded_fen integer not null default 0 check (refunded_fen between 0 and amount_fen),
  notify_url text not null,
  openid text not null,
  fingerprint text not null,
  prepay_id text not null unique,
  transaction_id text unique,
  state text not null default 'NOTPAY' check (state in ('NOTPAY', 'SUCCESS', 'CLOSED')),
  created_ms integer not null,
  link_ms integer not null,
  expire_ms integer,
  paid_ms integer,
  -- when a closed order is paid all the same
  late_ms integer,
  primary key (mchid, out_trade_no),
  check ((state = 'SUCCESS') = (paid_ms is not null)),
  check ((state = 'SUCCESS') = (transaction_id is not null))
) strict;
create index if not exists pay_order_late on pay_order (late_ms) where late_ms is not null;
create index if not exists pay_order_paid on pay_order (mchid, paid_ms);
`;

const COLUMNS = `mchid, out_trade_no as outTradeNo, appid, trade_type as tradeType, description, attach, amount_fen as amountFen,
  refunded_fen as refundedFen, notify_url as notifyUrl, openid, prepay_id as prepayId, transaction_id as transactionId, state,
  created_ms as createdMs, link_ms as linkMs, expire_ms as expireMs, paid_ms as paidMs`;

/** The provider's own book of what merchants asked to be paid for, and what was. */
export class OrderBook {
  readonly #db: DatabaseSync;

  constructor(db: DatabaseSync) {
    this.#db = db;
    db.exec(SCHEMA);
  }

  /** The same number with the same input is the same order, and its link to the cashier is good again; with other input it is refused. */
  open(wanted: WantedOrder, nowMs: number): BookedOrder {
    const fingerprint = createHash('sha256').update(JSON.stringify(wanted)).digest('hex');
    const prepayId = `wx${timeDigits(nowMs)}${randomBytes(10).toString('hex')}`;
    const row = this.#db
      .prepare(
        `insert into pay_order (mchid, out_trade_no, appid, trade_type, description, attach, amount_fen, notify_url, openid, fingerprint,
           prepay_id, created_ms, link_ms, expire_ms) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
         on conflict (mchid, out_trade_no) do update set link_ms = excluded.link_ms returning fingerprint, ${COLUMNS}`,
      )
      .get(
        ...[wanted.mchid, wanted.outTradeNo, wanted.appid, wanted.tradeType, wanted.description, wanted.attach, wanted.amountFen],
        ...[wanted.notifyUrl, wanted.openid, fingerprint, prepayId, nowMs, nowMs, wanted.expireMs],
      );
    const { fingerprint: stored, ...order } = row as unknown as BookedOrder & { fingerprint: string };
    if (stored !== fingerprint) throw new PayError('OUT_TRADE_NO_USED', '商户订单号重复');
    if (order.state === 'SUCCESS') throw new PayError('ORDERPAID', '该订单已支付');
    if (order.state === 'CLOSED') throw new PayError('ORDER_CLOSED', '该订单已关闭');
    return order;
  }

  find(mchid: string, outTradeNo: string): BookedOrder | undefined {
    return this.#one('mchid = ? and out_trade_no = ?', mchid, outTradeNo);
  }

  findByTransaction(mchid: string, transactionId: string): BookedOrder | undefined {
    return this.#one('mchid = ? and transaction_id = ?', mchid, transactionId);
  }

  findByPrepay(prepayId: string): BookedOrder | undefined {
    return this.#one('prepay_id = ?', prepayId);
  }

  /** What the shopper does at the cashier. */
  pay(order: Pick<BookedOrder, 'mchid' | 'outTradeNo'>, nowMs: number): BookedOrder {
    const found = this.find(order.mchid, order.outTradeNo);
    if (found === undefined) throw new PayError('ORDER_NOT_EXIST', '订单不存在');
    if (found.state === 'SUCCESS') throw new PayError('ORDERPAID', '该订单已支付');
    if (found.state === 'CLOSED') throw new PayError('ORDER_CLOSED', '该订单已关闭');
    if (found.expireMs !== null && found.expireMs <= nowMs) throw new PayError('TRADE_ERROR', '该订单已超过支付截止时间');
    return this.#markPaid(found, nowMs);
  }

  /** `lateMs` plans that the shopper's payment goes through all the same. */
  close(mchid: string, outTradeNo: string, lateMs: number | null): void {
    const found = this.find(mchid, outTradeNo);
    if (found === undefined) throw new PayError('ORDER_NOT_EXIST', '订单不存在');
    if (found.state === 'SUCCESS') throw new PayError('ORDERPAID', '该订单已支付');
    if (found.state === 'CLOSED') throw new PayError('ORDER_CLOSED', '该订单已关闭');
    this.#db
      .prepare("update pay_order set state = 'CLOSED', late_ms = ? where mchid = ? and out_trade_no = ?")
      .run(lateMs, mchid, outTradeNo);
  }

  payLate(nowMs: number): BookedOrder[] {
    const due = this.#many('late_ms <= ? order by late_ms', nowMs);
    return due.map((order) => this.#markPaid(order, nowMs));
  }

  nextLateMs(): number | null {
    return this.#db.prepare('select min(late_ms) as at from pay_order where late_ms is not null').get()?.at as number | null;
  }

  paidWithin(mchid: string, fromMs: number, untilMs: number): BookedOrder[] {
    return this.#many('mchid = ? and paid_ms >= ? and paid_ms < ? order by paid_ms, out_trade_no', mchid, fromMs, untilMs);
  }

  /** Of one merchant, or of all. */
  all(mchid: string | null): BookedOrder[] {
    return this.#many('mchid = coalesce(?, mchid) order by created_ms, out_trade_no', mchid);
  }

  newest(count: number): BookedOrder[] {
    return this.#many('true order by created_ms desc limit ?', count);
  }

  #markPaid({ mchid, outTradeNo }: BookedOrder, nowMs: number): BookedOrder {
    const transactionId = `4200${timeDigits(nowMs)}${randomInt(10 ** 10)
      .toString()
      .padStart(10, '0')}`;
    this.#db
      .prepare(
        "update pay_order set state = 'SUCCESS', transaction_id = ?, paid_ms = ?, late_ms = null where mchid = ? and out_trade_no = ?",
      )
      .run(transactionId, nowMs, mchid, outTradeNo);
    return this.find(mchid, outTradeNo) as BookedOrder;
  }

  #one(condition: string, ...values: string[]): BookedOrder | undefined {
    return this.#db.prepare(`select ${COLUMNS} from pay_order where ${condition}`).get(...values) as BookedOrder | undefined;
  }

  #many(condition: string, ...values: (string | number | null)[]): BookedOrder[] {
    return this.#db.prepare(`select ${COLUMNS} from pay_order where ${condition}`).all(...values) as unknown as BookedOrder[];
  }
}
