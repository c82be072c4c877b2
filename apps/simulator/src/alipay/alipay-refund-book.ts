import type { DatabaseSync } from 'node:sqlite';
import { failed } from './alipay-refusal.ts';
import type { BookedTrade } from './trade-book.ts';

/** A refund as a merchant asks for it. */
export interface WantedAlipayRefund {
  readonly appId: string;
  readonly outTradeNo: string;
  readonly outRequestNo: string;
  readonly amountFen: number;
}

export interface BookedAlipayRefund extends WantedAlipayRefund {
  readonly sellerId: string;
  readonly state: 'PROCESSING' | 'SUCCESS';
  readonly createdMs: number;
  readonly dueMs: number;
  readonly doneMs: number | null;
}

const SCHEMA = `
create table if not exists alipay_refund (
  app_id text not null,
  out_trade_no text not null,
  out_request_no text not null,
  seller_id text not null,
  amount_fen integer not null check (amount_fen > 0),
  state text not null default 'PROCESSING' check (state in ('PROCESSING', 'SUCCESS')),
  created_ms integer not null,
  due_ms integer not null,
  done_ms integer,
  primary key (app_id, out_trade_no, out_request_no),
  foreign key (app_id, out_trade_no) references alipay_trade (app_id, out_trade_no)
) strict;
create index if not exists alipay_refund_due on alipay_refund (due_ms) where state = 'PROCESSING';
create index if not exists alipay_refund_done on alipay_refund (seller_id, done_ms);
`;

const COLUMNS = `app_id as appId, out_trade_no as outTradeNo, out_request_no as outRequestNo, seller_id as sellerId, amount_fen as amountFen,
  state, created_ms as createdMs, due_ms as dueMs, done_ms as doneMs`;

/** Money on its way back. A number is one refund of its trade, however often it is asked for. */
export class AlipayRefundBook {
  readonly #db: DatabaseSync;

  constructor(db: DatabaseSync) {
    this.#db = db;
    db.exec(SCHEMA);
  }

  /** The refund as it is booked now, and whether it is a new one. */
  ask(
    wanted: WantedAlipayRefund,
    trade: BookedTrade | undefined,
    nowMs: number,
    dueMs: number,
  ): { refund: BookedAlipayRefund; isNew: boolean } {
    const before = this.find(wanted);
    if (before !== undefined) {
      if (before.amountFen !== wanted.amountFen) throw failed('ACQ.DISCORDANT_REPEAT_REQUEST', '不一致的请求');
      return { refund: before, isNew: false };
    }
    if (trade === undefined) throw failed('ACQ.TRADE_NOT_EXIST', '交易不存在');
    if (trade.paidMs === null) throw failed('ACQ.TRADE_STATUS_ERROR', '交易状态不合法');
    this.#reserve(wanted, trade);
    const { appId, outTradeNo, outRequestNo, amountFen } = wanted;
    this.#db
      .prepare(
        'insert into alipay_refund (app_id, out_trade_no, out_request_no, seller_id, amount_fen, created_ms, due_ms) values (?, ?, ?, ?, ?, ?, ?)',
      )
      .run(appId, outTradeNo, outRequestNo, trade.sellerId, amountFen, nowMs, dueMs);
    return { refund: this.find(wanted) as BookedAlipayRefund, isNew: true };
  }

  find({ appId, outTradeNo, outRequestNo }: Omit<WantedAlipayRefund, 'amountFen'>): BookedAlipayRefund | undefined {
    return this.#many('app_id = ? and out_trade_no = ? and out_request_no = ?', appId, outTradeNo, outRequestNo)[0];
  }

  due(nowMs: number): BookedAlipayRefund[] {
    return this.#many("state = 'PROCESSING' and due_ms <= ? order by due_ms", nowMs);
  }

  nextDueMs(): number | null {
    return this.#db.prepare("select min(due_ms) as at from alipay_refund where state = 'PROCESSING'").get()?.at as number | null;
  }

  /** Undefined when it was finished before. With the whole sum gone back the trade is closed. */
  finish(refund: BookedAlipayRefund, nowMs: number): BookedAlipayRefund | undefined {
    const { appId, outTradeNo, outRequestNo } = refund;
    const { changes } = this.#db
      .prepare(
        "update alipay_refund set state = 'SUCCESS', done_ms = ? where app_id = ? and out_trade_no = ? and out_request_no = ? and state = 'PROCESSING'",
      )
      .run(nowMs, appId, outTradeNo, outRequestNo);
    if (changes === 0) return undefined;
    this.#db
      .prepare("update alipay_trade set state = 'TRADE_CLOSED' where app_id = ? and out_trade_no = ? and amount_fen = ?")
      .run(appId, outTradeNo, this.doneFen(refund));
    return this.find(refund);
  }

  /** What has gone back of a trade in all. */
  doneFen({ appId, outTradeNo }: Pick<WantedAlipayRefund, 'appId' | 'outTradeNo'>): number {
    const row = this.#db
      .prepare("select sum(amount_fen) as sum from alipay_refund where app_id = ? and out_trade_no = ? and state = 'SUCCESS'")
      .get(appId, outTradeNo);
    return Number(row?.sum ?? 0);
  }

  /** By the day they were done, as bills have it. */
  doneWithin(sellerId: string, fromMs: number, untilMs: number): BookedAlipayRefund[] {
    return this.#many('seller_id = ? and done_ms >= ? and done_ms < ? order by done_ms, out_request_no', sellerId, fromMs, untilMs);
  }

  /** Of one app, or of all. */
  all(appId: string | null): BookedAlipayRefund[] {
    return this.#many('app_id = coalesce(?, app_id) order by created_ms, out_request_no', appId);
  }

  #reserve({ amountFen }: WantedAlipayRefund, { appId, outTradeNo }: BookedTrade): void {
    const { changes } = this.#db
      .prepare(
        'update alipay_trade set refunded_fen = refunded_fen + ?1 where app_id = ?2 and out_trade_no = ?3 and refunded_fen + ?1 <= amount_fen',
      )
      .run(amountFen, appId, outTradeNo);
    if (changes === 0) throw failed('ACQ.REFUND_AMT_NOT_EQUAL_TOTAL', '退款金额超限');
  }

  #many(condition: string, ...values: (string | number | null)[]): BookedAlipayRefund[] {
    return this.#db.prepare(`select ${COLUMNS} from alipay_refund where ${condition}`).all(...values) as unknown as BookedAlipayRefund[];
  }
}
