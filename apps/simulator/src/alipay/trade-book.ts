import { randomBytes, randomInt } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { timeDigits } from '../pay/beijing-time.ts';
import { failed } from './alipay-refusal.ts';

/** A trade as a merchant asks for it. */
export interface WantedTrade {
  readonly appId: string;
  readonly sellerId: string;
  readonly outTradeNo: string;
  readonly product: 'WAP' | 'QR';
  readonly subject: string;
  readonly amountFen: number;
  readonly notifyUrl: string;
  readonly returnUrl: string;
  readonly expireMs: number | null;
}

export interface BookedTrade extends WantedTrade {
  /** Names it at the cashier and in its code. */
  readonly token: string;
  /** Asked for is not yet a trade: that it becomes when a phone begins to pay. */
  readonly tradeNo: string | null;
  readonly state: 'REQUESTED' | 'WAIT_BUYER_PAY' | 'TRADE_SUCCESS' | 'TRADE_CLOSED';
  readonly createdMs: number;
  readonly paidMs: number | null;
  /** Given back, or on its way. */
  readonly refundedFen: number;
}

const SCHEMA = `
create table if not exists alipay_trade (
  app_id text not null,
  out_trade_no text not null,
  seller_id text not null,
  product text not null check (product in ('WAP', 'QR')),
  subject text not null,
  amount_fen integer not null check (amount_fen > 0),
  refunded_fen integer not null default 0 check (refunded_fen between 0 and amount_fen),
  notify_url text not null,
  return_url text not null,
  token text not null unique,
  trade_no text unique,
  state text not null default 'REQUESTED' check (state in ('REQUESTED', 'WAIT_BUYER_PAY', 'TRADE_SUCCESS', 'TRADE_CLOSED')),
  created_ms integer not null,
  expire_ms integer,
  paid_ms integer,
  -- when a closed trade is paid all the same
  late_ms integer,
  primary key (app_id, out_trade_no),
  check ((state = 'REQUESTED') = (trade_no is null)),
  check (state <> 'TRADE_SUCCESS' or paid_ms is not null)
) strict;
create index if not exists alipay_trade_late on alipay_trade (late_ms) where late_ms is not null;
create index if not exists alipay_trade_paid on alipay_trade (seller_id, paid_ms);
`;

const COLUMNS = `app_id as appId, seller_id as sellerId, out_trade_no as outTradeNo, product, subject, amount_fen as amountFen,
  refunded_fen as refundedFen, notify_url as notifyUrl, return_url as returnUrl, expire_ms as expireMs, token, trade_no as tradeNo, state,
  created_ms as createdMs, paid_ms as paidMs`;

type Key = Pick<BookedTrade, 'appId' | 'outTradeNo'>;

/** The provider's own book of what merchants asked to be paid for, and what was. */
export class TradeBook {
  readonly #db: DatabaseSync;

  constructor(db: DatabaseSync) {
    this.#db = db;
    db.exec(SCHEMA);
  }

  /** The same number is the same trade; about another sum or other goods it is refused. */
  request(wanted: WantedTrade, nowMs: number): BookedTrade {
    const { appId, outTradeNo, sellerId, product, subject, amountFen, notifyUrl, returnUrl, expireMs } = wanted;
    this.#db
      .prepare(
        `insert into alipay_trade (app_id, out_trade_no, seller_id, product, subject, amount_fen, notify_url, return_url, token, created_ms,
           expire_ms) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict (app_id, out_trade_no) do nothing`,
      )
      .run(
        ...[appId, outTradeNo, sellerId, product, subject, amountFen, notifyUrl, returnUrl],
        ...[randomBytes(12).toString('hex'), nowMs, expireMs],
      );
    const trade = this.asked(wanted, nowMs) as BookedTrade;
    if (trade.amountFen !== amountFen || trade.subject !== subject) throw failed('ACQ.CONTEXT_INCONSISTENT', '交易信息被篡改');
    refuseEnded(trade);
    return trade;
  }

  /** With what was only asked for, which merchants do not get to see. */
  asked({ appId, outTradeNo }: Key, nowMs: number): BookedTrade | undefined {
    this.#closeExpired(nowMs);
    return this.#many('app_id = ? and out_trade_no = ?', appId, outTradeNo)[0];
  }

  find(key: Key, nowMs: number): BookedTrade | undefined {
    const trade = this.asked(key, nowMs);
    return trade?.state === 'REQUESTED' ? undefined : trade;
  }

  findByToken(token: string, nowMs: number): BookedTrade | undefined {
    this.#closeExpired(nowMs);
    return this.#many('token = ?', token)[0];
  }

  /** A phone has opened the cashier or scanned the code: from now on there is a trade. */
  begin(trade: Key, nowMs: number): BookedTrade | undefined {
    const asked = this.asked(trade, nowMs);
    if (asked?.state !== 'REQUESTED' || isExpired(asked, nowMs)) return asked;
    this.#db
      .prepare("update alipay_trade set state = 'WAIT_BUYER_PAY', trade_no = ? where app_id = ? and out_trade_no = ?")
      .run(newTradeNo(nowMs), trade.appId, trade.outTradeNo);
    return this.asked(trade, nowMs);
  }

  /** What the shopper does at the cashier. */
  pay(key: Key, nowMs: number): BookedTrade {
    const trade = this.begin(key, nowMs);
    if (trade === undefined) throw failed('ACQ.TRADE_NOT_EXIST', '交易不存在');
    refuseEnded(trade);
    if (trade.state === 'REQUESTED') throw failed('ACQ.TRADE_HAS_CLOSE', '交易已超时');
    return this.#markPaid(trade, nowMs);
  }

  /** `lateMs` plans that the shopper's payment goes through all the same. */
  close(key: Key, lateMs: number | null, nowMs: number): BookedTrade {
    const trade = this.find(key, nowMs);
    if (trade === undefined) throw failed('ACQ.TRADE_NOT_EXIST', '交易不存在');
    if (trade.state !== 'WAIT_BUYER_PAY') throw failed('ACQ.TRADE_STATUS_ERROR', '交易状态不合法');
    this.#db
      .prepare("update alipay_trade set state = 'TRADE_CLOSED', late_ms = ? where app_id = ? and out_trade_no = ?")
      .run(lateMs, key.appId, key.outTradeNo);
    return trade;
  }

  payLate(nowMs: number): BookedTrade[] {
    return this.#many('late_ms <= ? order by late_ms', nowMs).map((trade) => this.#markPaid(trade, nowMs));
  }

  nextLateMs(): number | null {
    return this.#db.prepare('select min(late_ms) as at from alipay_trade where late_ms is not null').get()?.at as number | null;
  }

  paidWithin(sellerId: string, fromMs: number, untilMs: number): BookedTrade[] {
    return this.#many('seller_id = ? and paid_ms >= ? and paid_ms < ? order by paid_ms, out_trade_no', sellerId, fromMs, untilMs);
  }

  /** Of one app, or of all. */
  all(appId: string | null): BookedTrade[] {
    return this.#many('app_id = coalesce(?, app_id) order by created_ms, out_trade_no', appId);
  }

  newest(count: number): BookedTrade[] {
    return this.#many('true order by created_ms desc limit ?', count);
  }

  /** What nobody paid in time the provider closes by itself. */
  #closeExpired(nowMs: number): void {
    this.#db.prepare("update alipay_trade set state = 'TRADE_CLOSED' where state = 'WAIT_BUYER_PAY' and expire_ms <= ?").run(nowMs);
  }

  #markPaid({ appId, outTradeNo }: Key, nowMs: number): BookedTrade {
    this.#db
      .prepare("update alipay_trade set state = 'TRADE_SUCCESS', paid_ms = ?, late_ms = null where app_id = ? and out_trade_no = ?")
      .run(nowMs, appId, outTradeNo);
    return this.asked({ appId, outTradeNo }, nowMs) as BookedTrade;
  }

  #many(condition: string, ...values: (string | number | null)[]): BookedTrade[] {
    return this.#db.prepare(`select ${COLUMNS} from alipay_trade where ${condition}`).all(...values) as unknown as BookedTrade[];
  }
}

export const isExpired = ({ expireMs }: Pick<BookedTrade, 'expireMs'>, nowMs: number) => expireMs !== null && expireMs <= nowMs;

function refuseEnded(trade: BookedTrade): void {
  if (trade.state === 'TRADE_SUCCESS') throw failed('ACQ.TRADE_HAS_SUCCESS', '交易已被支付');
  if (trade.state === 'TRADE_CLOSED') throw failed('ACQ.TRADE_HAS_CLOSE', '交易已经关闭');
}

const newTradeNo = (nowMs: number) => `${timeDigits(nowMs).slice(0, 8)}2200${String(randomInt(10 ** 14)).padStart(16, '0')}`;
