import { createHash, randomInt } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { timeDigits } from '../pay/beijing-time.ts';
import type { BookedOrder } from './order-book.ts';
import { PayError } from './pay-error.ts';

/** A refund as a merchant asks for it. */
export interface WantedRefund {
  readonly mchid: string;
  readonly outRefundNo: string;
  /** One of the two names the order. */
  readonly outTradeNo: string | null;
  readonly transactionId: string | null;
  readonly amountFen: number;
  readonly totalFen: number;
  readonly notifyUrl: string | null;
}

export interface BookedRefund {
  readonly mchid: string;
  readonly outRefundNo: string;
  readonly refundId: string;
  readonly outTradeNo: string;
  readonly transactionId: string;
  readonly amountFen: number;
  readonly totalFen: number;
  readonly notifyUrl: string | null;
  readonly state: 'PROCESSING' | 'SUCCESS' | 'ABNORMAL' | 'CLOSED';
  readonly createdMs: number;
  readonly dueMs: number;
  readonly doneMs: number | null;
}

const MOST_PARTS = 50;

const SCHEMA = `
create table if not exists pay_refund (
  mchid text not null,
  out_refund_no text not null,
  refund_id text not null unique,
  out_trade_no text not null,
  transaction_id text not null,
  amount_fen integer not null check (amount_fen > 0),
  total_fen integer not null,
  notify_url text,
  fingerprint text not null,
  state text not null default 'PROCESSING' check (state in ('PROCESSING', 'SUCCESS', 'ABNORMAL', 'CLOSED')),
  created_ms integer not null,
  due_ms integer not null,
  done_ms integer,
  primary key (mchid, out_refund_no),
  foreign key (mchid, out_trade_no) references pay_order (mchid, out_trade_no)
) strict;
create index if not exists pay_refund_due on pay_refund (due_ms) where state = 'PROCESSING';
create index if not exists pay_refund_of on pay_refund (mchid, out_trade_no);
`;

const COLUMNS = `mchid, out_refund_no as outRefundNo, refund_id as refundId, out_trade_no as outTradeNo, transaction_id as transactionId,
  amount_fen as amountFen, total_fen as totalFen, notify_url as notifyUrl, state, created_ms as createdMs, due_ms as dueMs, done_ms as doneMs`;

/** Money on its way back. A number is one refund, however often it is asked for. */
export class RefundBook {
  readonly #db: DatabaseSync;

  constructor(db: DatabaseSync) {
    this.#db = db;
    db.exec(SCHEMA);
  }

  ask(wanted: WantedRefund, order: BookedOrder | undefined, nowMs: number, dueMs: number): BookedRefund {
    const fingerprint = createHash('sha256').update(JSON.stringify(wanted)).digest('hex');
    const before = this.#fingerprintOf(wanted.mchid, wanted.outRefundNo);
    if (before !== undefined) {
      if (before !== fingerprint) throw new PayError('INVALID_REQUEST', '订单金额或退款金额与之前请求不一致，请核实后再试');
      this.#restart(wanted, dueMs);
      return this.find(wanted.mchid, wanted.outRefundNo) as BookedRefund;
    }
    if (order?.transactionId == null) throw new PayError('RESOURCE_NOT_EXISTS', '订单不存在');
    if (wanted.totalFen !== order.amountFen) throw new PayError('INVALID_REQUEST', '订单金额不一致');
    this.#refuseTooMuch(wanted, order);
    const refundId = `5030${timeDigits(nowMs)}${randomInt(10 ** 10)
      .toString()
      .padStart(10, '0')}`;
    const values = [wanted.mchid, wanted.outRefundNo, refundId, order.outTradeNo, order.transactionId, wanted.amountFen, wanted.totalFen];
    this.#db
      .prepare(
        `insert into pay_refund (mchid, out_refund_no, refund_id, out_trade_no, transaction_id, amount_fen, total_fen, notify_url,
           fingerprint, created_ms, due_ms) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      )
      .run(...values, wanted.notifyUrl, fingerprint, nowMs, dueMs);
    return this.find(wanted.mchid, wanted.outRefundNo) as BookedRefund;
  }

  find(mchid: string, outRefundNo: string): BookedRefund | undefined {
    return this.#many('mchid = ? and out_refund_no = ?', mchid, outRefundNo)[0];
  }

  due(nowMs: number): BookedRefund[] {
    return this.#many("state = 'PROCESSING' and due_ms <= ? order by due_ms", nowMs);
  }

  nextDueMs(): number | null {
    return this.#db.prepare("select min(due_ms) as at from pay_refund where state = 'PROCESSING'").get()?.at as number | null;
  }

  /** Undefined when it was finished before. */
  finish(refund: BookedRefund, state: 'SUCCESS' | 'ABNORMAL' | 'CLOSED', nowMs: number): BookedRefund | undefined {
    const { changes } = this.#db
      .prepare("update pay_refund set state = ?, done_ms = ? where mchid = ? and out_refund_no = ? and state = 'PROCESSING'")
      .run(state, state === 'SUCCESS' ? nowMs : null, refund.mchid, refund.outRefundNo);
    if (changes > 0 && state === 'CLOSED') this.#giveUp(refund);
    return changes === 0 ? undefined : this.find(refund.mchid, refund.outRefundNo);
  }

  /** By the day they were asked for, as bills have it. */
  askedWithin(mchid: string, fromMs: number, untilMs: number): BookedRefund[] {
    return this.#many('mchid = ? and created_ms >= ? and created_ms < ? order by created_ms, out_refund_no', mchid, fromMs, untilMs);
  }

  /** Of one merchant, or of all. */
  all(mchid: string | null): BookedRefund[] {
    return this.#many('mchid = coalesce(?, mchid) order by created_ms, out_refund_no', mchid);
  }

  /** What failed is tried again under its own number; what was closed never is. */
  #restart({ mchid, outRefundNo }: WantedRefund, dueMs: number): void {
    this.#db
      .prepare("update pay_refund set state = 'PROCESSING', due_ms = ? where mchid = ? and out_refund_no = ? and state = 'ABNORMAL'")
      .run(dueMs, mchid, outRefundNo);
  }

  /** Its money can be asked for again, under another number. */
  #giveUp({ mchid, outTradeNo, amountFen }: BookedRefund): void {
    this.#db
      .prepare('update pay_order set refunded_fen = refunded_fen - ? where mchid = ? and out_trade_no = ?')
      .run(amountFen, mchid, outTradeNo);
  }

  #refuseTooMuch(wanted: WantedRefund, order: BookedOrder): void {
    const parts = this.#many('mchid = ? and out_trade_no = ?', order.mchid, order.outTradeNo).length;
    if (parts >= MOST_PARTS) throw new PayError('INVALID_REQUEST', '单笔订单最多部分退款50次');
    const { changes } = this.#db
      .prepare(
        'update pay_order set refunded_fen = refunded_fen + ?1 where mchid = ?2 and out_trade_no = ?3 and refunded_fen + ?1 <= amount_fen',
      )
      .run(wanted.amountFen, order.mchid, order.outTradeNo);
    if (changes === 0) throw new PayError('INVALID_REQUEST', '申请退款金额超过订单可退金额');
  }

  #fingerprintOf(mchid: string, outRefundNo: string): string | undefined {
    const row = this.#db.prepare('select fingerprint from pay_refund where mchid = ? and out_refund_no = ?').get(mchid, outRefundNo);
    return row?.fingerprint as string | undefined;
  }

  #many(condition: string, ...values: (string | number | null)[]): BookedRefund[] {
    return this.#db.prepare(`select ${COLUMNS} from pay_refund where ${condition}`).all(...values) as unknown as BookedRefund[];
  }
}
