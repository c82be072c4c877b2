import type { DatabaseSync } from 'node:sqlite';
import { Alarm } from '../pay/alarm.ts';
import { CallbackBook } from '../pay/callback-book.ts';
import { COPIES, Postman } from '../pay/postman.ts';
import { RequestCount } from '../pay/request-count.ts';
import { type Account, Accounts, appsOf } from './accounts.ts';
import { type BookedOrder, OrderBook } from './order-book.ts';
import { type KnowsPayer, transactionView } from './pay-order.ts';
import { PayLies } from './pay-plan.ts';
import { refundNews } from './pay-refund.ts';
import { PlatformKeys } from './platform-keys.ts';
import { type BookedRefund, RefundBook } from './refund-book.ts';
import { type News, sealedNews } from './sealed-news.ts';

/** 15 s, 15 s, 30 s, 3 m, 10 m, 20 m, 30 m × 3, 60 m, 3 h × 3, 6 h × 2. */
const REPEAT_AFTER_S = [15, 15, 30, 180, 600, 1200, 1800, 1800, 1800, 3600, 10_800, 10_800, 10_800, 21_600, 21_600];

/** The payment provider: its books and keys, and what it does by itself when the time has come. */
export class WechatPay {
  readonly accounts: Accounts;
  readonly keys: PlatformKeys;
  readonly orders: OrderBook;
  readonly refunds: RefundBook;
  readonly callbacks: CallbackBook;
  readonly requests: RequestCount;
  readonly lies = new PayLies();
  readonly now: () => number;
  readonly knowsPayer: KnowsPayer;
  readonly #postman: Postman;
  readonly #alarm: Alarm;

  constructor(db: DatabaseSync, accountsFile: string | undefined, knowsPayer: KnowsPayer, now: () => number) {
    this.now = now;
    this.knowsPayer = knowsPayer;
    this.accounts = new Accounts(accountsFile);
    this.keys = new PlatformKeys(db, now);
    this.orders = new OrderBook(db);
    this.refunds = new RefundBook(db);
    this.callbacks = new CallbackBook(db, { table: 'pay_callback', repeatAfterS: REPEAT_AFTER_S });
    this.requests = new RequestCount(db, 'pay_request');
    this.#postman = new Postman(this.callbacks, {
      headers: (body) => ({ 'content-type': 'application/json', ...this.keys.signatureHeaders(body) }),
      isTaken: (status) => status === 200 || status === 204,
      timeScale: () => this.lies.plan.timeScale,
      now,
    });
    this.#alarm = new Alarm({
      ...{ now, callbacks: this.callbacks, postman: this.#postman },
      settle: () => this.#settle(),
      next: () => [this.orders.nextLateMs(), this.refunds.nextDueMs()],
    });
  }

  /** What the shopper does at the cashier. */
  pay(order: Pick<BookedOrder, 'mchid' | 'outTradeNo'>): BookedOrder {
    const paid = this.orders.pay(order, this.now());
    this.#notifyPaid(paid, false);
    this.wake();
    return paid;
  }

  /** Ends a refund and tells so; answers the number of the message, if anybody is to be told. */
  finishRefund(refund: BookedRefund): string | undefined {
    const finished = this.refunds.finish(refund, this.#endOf(refund), this.now());
    const account = this.accounts.find(refund.mchid);
    if (finished === undefined || finished.notifyUrl === null || account === undefined) return undefined;
    return this.#tell(
      {
        eventType: `REFUND.${finished.state}`,
        summary: { SUCCESS: '退款成功', ABNORMAL: '退款异常', CLOSED: '退款关闭', PROCESSING: '' }[finished.state],
        originalType: 'refund',
        about: finished.outRefundNo,
        url: finished.notifyUrl,
        resource: refundNews(finished),
        isTrue: true,
        isLost: this.lies.tells('lost', finished.outRefundNo),
        copies: this.lies.tells('duplicate', finished.outRefundNo) ? COPIES : 1,
        delayMs: this.lies.plan.notifyDelayMs,
      },
      account,
    );
  }

  /** The refund is told before the request for it is answered. */
  async finishAhead(refund: BookedRefund): Promise<void> {
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
    for (const order of this.orders.payLate(this.now())) this.#notifyPaid(order, true);
    for (const refund of this.refunds.due(this.now())) this.finishRefund(refund);
  }

  #endOf({ outRefundNo }: BookedRefund): 'SUCCESS' | 'ABNORMAL' | 'CLOSED' {
    if (this.lies.tells('closedRefund', outRefundNo)) return 'CLOSED';
    return this.lies.tells('abnormalRefund', outRefundNo) ? 'ABNORMAL' : 'SUCCESS';
  }

  #notifyPaid(order: BookedOrder, isLate: boolean): void {
    const account = this.accounts.find(order.mchid);
    if (account === undefined) return;
    const { outTradeNo } = order;
    const news: News = {
      eventType: 'TRANSACTION.SUCCESS',
      summary: '支付成功',
      originalType: 'transaction',
      about: outTradeNo,
      url: order.notifyUrl,
      resource: transactionView(order),
      isTrue: true,
      isLost: !isLate && this.lies.tells('lost', outTradeNo),
      copies: this.lies.tells('duplicate', outTradeNo) ? COPIES : 1,
      delayMs: this.lies.heldBackMs(outTradeNo),
    };
    for (const untrue of this.#untrueNews(order, account)) {
      this.#tell({ ...news, isTrue: false, isLost: false, copies: 1, delayMs: this.lies.plan.notifyDelayMs, resource: untrue }, account);
    }
    this.#tell(news, account);
  }

  /** Answers the number of the message. */
  #tell(news: News, account: Account): string {
    const message = sealedNews(news, account, this.now());
    this.#postman.take(message);
    return message.id;
  }

  #untrueNews(order: BookedOrder, account: Account): object[] {
    const view = transactionView(order);
    const { mchid, appid } = this.accounts.anotherThan(account.mchid);
    const untrue: object[] = [];
    if (this.lies.tells('wrongAmount', order.outTradeNo)) {
      const total = order.amountFen + 1;
      untrue.push({ ...view, amount: { ...view.amount, total, payer_total: total } });
    }
    if (this.lies.tells('wrongMerchant', order.outTradeNo)) untrue.push({ ...view, mchid, appid });
    const otherApp = appsOf(account).find((known) => known !== order.appid);
    if (otherApp !== undefined && this.lies.tells('wrongApp', order.outTradeNo)) untrue.push({ ...view, appid: otherApp });
    return untrue;
  }
}
