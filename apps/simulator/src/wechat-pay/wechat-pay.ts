import type { DatabaseSync } from 'node:sqlite';
import { type Account, Accounts, appsOf } from './accounts.ts';
import { CallbackBook } from './callback-book.ts';
import { type BookedOrder, OrderBook } from './order-book.ts';
import { type KnowsPayer, transactionView } from './pay-order.ts';
import { PayLies } from './pay-plan.ts';
import { refundNews } from './pay-refund.ts';
import { PlatformKeys } from './platform-keys.ts';
import { type News, Postman } from './postman.ts';
import { type BookedRefund, RefundBook } from './refund-book.ts';

const COPIES = 100;
const LONGEST_NAP_MS = 60_000;

/** The payment provider: its books and keys, and what it does by itself when the time has come. */
export class WechatPay {
  readonly accounts: Accounts;
  readonly keys: PlatformKeys;
  readonly orders: OrderBook;
  readonly refunds: RefundBook;
  readonly callbacks: CallbackBook;
  readonly lies = new PayLies();
  readonly now: () => number;
  readonly knowsPayer: KnowsPayer;
  readonly #postman: Postman;
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(db: DatabaseSync, accountsFile: string | undefined, knowsPayer: KnowsPayer, now: () => number) {
    this.now = now;
    this.knowsPayer = knowsPayer;
    this.accounts = new Accounts(accountsFile);
    this.keys = new PlatformKeys(db, now);
    this.orders = new OrderBook(db);
    this.refunds = new RefundBook(db);
    this.callbacks = new CallbackBook(db);
    this.#postman = new Postman(this.callbacks, this.keys, this.lies, now);
  }

  /** What the shopper does at the cashier. */
  pay(order: Pick<BookedOrder, 'mchid' | 'outTradeNo'>): BookedOrder {
    const paid = this.orders.pay(order, this.now());
    this.#tellPaid(paid, false);
    this.wake();
    return paid;
  }

  /** Ends a refund and tells so; answers the number of the message, if anybody is to be told. */
  finishRefund(refund: BookedRefund): string | undefined {
    const finished = this.refunds.finish(refund, this.#endOf(refund), this.now());
    const account = this.accounts.find(refund.mchid);
    if (finished === undefined || finished.notifyUrl === null || account === undefined) return undefined;
    return this.#postman.take(
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
    clearTimeout(this.#timer);
    if (this.#isClosed) return;
    for (const order of this.orders.payLate(this.now())) this.#tellPaid(order, true);
    for (const refund of this.refunds.due(this.now())) this.finishRefund(refund);
    // One reading for both: what falls due between two would be neither delivered nor waited for.
    const now = this.now();
    this.#postman.deliverDue(now, () => this.wake());
    const next = [this.orders.nextLateMs(), this.refunds.nextDueMs(), this.callbacks.nextDueMs(now)].filter((at) => at !== null);
    this.#timer = setTimeout(() => this.wake(), Math.min(LONGEST_NAP_MS, Math.max(1, Math.min(...next) - now)));
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
  }

  #endOf({ outRefundNo }: BookedRefund): 'SUCCESS' | 'ABNORMAL' | 'CLOSED' {
    if (this.lies.tells('closedRefund', outRefundNo)) return 'CLOSED';
    return this.lies.tells('abnormalRefund', outRefundNo) ? 'ABNORMAL' : 'SUCCESS';
  }

  #tellPaid(order: BookedOrder, isLate: boolean): void {
    const account = this.accounts.find(order.mchid);
    if (account === undefined) return;
    const { outTradeNo } = order;
    const { plan } = this.lies;
    const heldBackMs = this.lies.tells('reorder', outTradeNo) ? plan.reorderMs * this.lies.fraction(`held back/${outTradeNo}`) : 0;
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
      delayMs: plan.notifyDelayMs + Math.round(heldBackMs),
    };
    for (const untrue of this.#untrueNews(order, account)) {
      this.#postman.take({ ...news, isTrue: false, isLost: false, copies: 1, delayMs: plan.notifyDelayMs, resource: untrue }, account);
    }
    this.#postman.take(news, account);
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
