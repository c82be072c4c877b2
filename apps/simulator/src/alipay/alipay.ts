import type { DatabaseSync } from 'node:sqlite';
import { Alarm } from '../pay/alarm.ts';
import { CallbackBook } from '../pay/callback-book.ts';
import { COPIES, type Message, Postman } from '../pay/postman.ts';
import { RequestCount } from '../pay/request-count.ts';
import { yuan } from '../pay/yuan.ts';
import { type AlipayAccount, AlipayAccounts } from './alipay-accounts.ts';
import { newNotifyId, refundNotice, tradeNotice } from './alipay-notice.ts';
import { AlipayLies } from './alipay-plan.ts';
import { AlipayRefundBook, type BookedAlipayRefund } from './alipay-refund-book.ts';
import { type Parameters, signedForm } from './rsa2.ts';
import { type BookedTrade, TradeBook } from './trade-book.ts';

/** 4 m, 10 m, 10 m, 1 h, 2 h, 6 h, 15 h. */
const REPEAT_AFTER_S = [240, 600, 600, 3600, 7200, 21_600, 54_000];

/** The provider: its books, and what it does by itself when the time has come. */
export class Alipay {
  readonly accounts: AlipayAccounts;
  readonly trades: TradeBook;
  readonly refunds: AlipayRefundBook;
  readonly callbacks: CallbackBook;
  readonly requests: RequestCount;
  readonly lies = new AlipayLies();
  readonly now: () => number;
  readonly #postman: Postman;
  readonly #alarm: Alarm;

  constructor(db: DatabaseSync, accountsFile: string | undefined, now: () => number) {
    this.now = now;
    this.accounts = new AlipayAccounts(accountsFile);
    this.trades = new TradeBook(db);
    this.refunds = new AlipayRefundBook(db);
    this.callbacks = new CallbackBook(db, { table: 'alipay_callback', repeatAfterS: REPEAT_AFTER_S });
    this.requests = new RequestCount(db, 'alipay_request');
    this.#postman = new Postman(this.callbacks, {
      headers: () => ({ 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' }),
      isTaken: (status, answer) => status === 200 && answer.trim() === 'success',
      timeScale: () => this.lies.plan.timeScale,
      now,
    });
    this.#alarm = new Alarm({
      ...{ now, callbacks: this.callbacks, postman: this.#postman },
      settle: () => this.#settle(),
      next: () => [this.trades.nextLateMs(), this.refunds.nextDueMs()],
    });
  }

  /** What the shopper does at the cashier. */
  pay(trade: Pick<BookedTrade, 'appId' | 'outTradeNo'>): BookedTrade {
    const paid = this.trades.pay(trade, this.now());
    this.#notifyPaid(paid, false);
    this.wake();
    return paid;
  }

  /** Ends a refund and tells so where the payment was told; answers the number of the message, if anybody is to be told. */
  finishRefund(refund: BookedAlipayRefund): string | undefined {
    const finished = this.refunds.finish(refund, this.now());
    const trade = this.trades.find(refund, this.now());
    const account = this.accounts.find(refund.appId);
    if (finished === undefined || trade === undefined || account === undefined) return undefined;
    const id = newNotifyId();
    const parameters = refundNotice(trade, finished, this.refunds.doneFen(refund), id, this.now());
    this.#tell(parameters, account, {
      ...{ id, eventType: 'REFUND', about: refund.outRequestNo, url: trade.notifyUrl, isTrue: true },
      isLost: this.lies.tells('lost', refund.outRequestNo),
      copies: this.lies.tells('duplicate', refund.outRequestNo) ? COPIES : 1,
      delayMs: this.lies.plan.notifyDelayMs,
    });
    return id;
  }

  /** The refund is told before the request for it is answered. */
  async finishAhead(refund: BookedAlipayRefund): Promise<void> {
    const id = this.finishRefund(refund);
    if (id !== undefined) await this.#postman.deliverNow(id);
    this.wake();
  }

  /** Does what is due and sleeps until something is. */
  wake(): void {
    this.#alarm.wake();
  }

  close(): void {
    this.#alarm.close();
  }

  #settle(): void {
    for (const trade of this.trades.payLate(this.now())) this.#notifyPaid(trade, true);
    for (const refund of this.refunds.due(this.now())) this.finishRefund(refund);
  }

  #notifyPaid(trade: BookedTrade, isLate: boolean): void {
    const account = this.accounts.find(trade.appId);
    if (account === undefined) return;
    const { outTradeNo: about, notifyUrl: url } = trade;
    const { notifyDelayMs } = this.lies.plan;
    for (const untrue of this.#untruths(trade)) {
      const id = newNotifyId();
      const message = { id, about, url, eventType: 'TRADE', isTrue: false, isLost: false, copies: 1, delayMs: notifyDelayMs };
      this.#tell({ ...tradeNotice(trade, id, this.now()), ...untrue }, account, message);
    }
    const id = newNotifyId();
    this.#tell(tradeNotice(trade, id, this.now()), account, {
      ...{ id, about, url, eventType: 'TRADE', isTrue: true },
      isLost: !isLate && this.lies.tells('lost', about),
      copies: this.lies.tells('duplicate', about) ? COPIES : 1,
      delayMs: this.lies.heldBackMs(about),
    });
  }

  #untruths({ appId, sellerId, outTradeNo, amountFen }: BookedTrade): Parameters[] {
    const other = this.accounts.anotherThan(sellerId);
    const otherApp = this.accounts.appsOf(sellerId).find((app) => app !== appId) ?? other.appId;
    return [
      ...(this.lies.tells('wrongAmount', outTradeNo) ? [{ total_amount: yuan(amountFen + 1) }] : []),
      ...(this.lies.tells('wrongMerchant', outTradeNo) ? [{ seller_id: other.sellerId, app_id: other.appId }] : []),
      ...(this.lies.tells('wrongApp', outTradeNo) ? [{ app_id: otherApp }] : []),
    ];
  }

  #tell(parameters: Parameters, account: AlipayAccount, message: Omit<Message, 'body'>): void {
    this.#postman.take({ ...message, body: signedForm(parameters, account.privateKey) });
  }
}
