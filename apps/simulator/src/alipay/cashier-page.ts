import { formatFen } from '@qianpu/kit/fen';
import { escapeHtml } from '../html.ts';
import { cashierLook, factList, MARKS } from '../pay/cashier-look.ts';
import { listLook, listRow } from '../pay/list-look.ts';
import type { AlipayRefusal } from './alipay-refusal.ts';
import { type BookedTrade, isExpired } from './trade-book.ts';

export type CashierState = 'open' | 'paid' | 'closed' | 'expired' | 'unknown';

export function cashierState(trade: BookedTrade | undefined, nowMs: number): CashierState {
  if (trade === undefined) return 'unknown';
  if (trade.paidMs !== null) return 'paid';
  if (trade.state === 'TRADE_CLOSED') return isExpired(trade, nowMs) ? 'expired' : 'closed';
  return isExpired(trade, nowMs) ? 'expired' : 'open';
}

const words: Record<Exclude<CashierState, 'open'>, { readonly title: string; readonly note: string }> = {
  paid: { title: '支付成功', note: '商户将收到支付结果。' },
  closed: { title: '交易已关闭', note: '商户已关闭该交易，不能再支付。' },
  expired: { title: '交易已超时', note: '该交易已超过支付截止时间，不能再支付。' },
  unknown: { title: '交易不存在', note: '请返回商户页面重新发起支付。' },
};

/** What a shopper sees between the merchant's page and the payment. */
export function cashierPage(state: CashierState, trade: BookedTrade | undefined): string {
  const amount = trade === undefined ? '' : `<p class="amount">${formatFen(trade.amountFen)}</p>`;
  const facts = trade === undefined ? '' : factsOf(trade);
  if (state === 'open' && trade !== undefined) {
    return page(
      '支付宝',
      `<h1>付款给商户 ${trade.sellerId}</h1>${amount}${facts}
<form method="post" action="/alipay/cashier"><input type="hidden" name="token" value="${trade.token}"><button name="action" value="pay">确认付款</button><button class="quiet" name="action" value="cancel">取消</button></form>
<p class="note">模拟收银台，不会扣款</p>`,
    );
  }
  const { title, note } = words[state === 'open' ? 'unknown' : state];
  const mark = MARKS[state === 'paid' ? 'done' : 'off'];
  const back = trade?.returnUrl ? `<p class="back"><a class="button" href="${escapeHtml(trade.returnUrl)}">返回商户</a></p>` : '';
  return page(title, `${mark}<h1>${title}</h1>${amount}${facts}<p class="note">${note}</p>${back}`);
}

/** What a phone sees when the merchant's request is refused. */
export const refusalPage = ({ subCode, message }: AlipayRefusal): string =>
  page('支付宝', `${MARKS.off}<h1>${escapeHtml(message)}</h1><p class="note">错误码 ${escapeHtml(subCode)}</p>`);

const stateWords = { REQUESTED: '待支付', WAIT_BUYER_PAY: '待支付', TRADE_SUCCESS: '已支付', TRADE_CLOSED: '已关闭' } as const;

/** Everything that can be or was paid, newest first. */
export const tradesPage = (trades: readonly BookedTrade[]): string =>
  listLook(
    '支付宝交易',
    trades.map((trade) => {
      const state = trade.refundedFen > 0 ? `已退 ${formatFen(trade.refundedFen)}` : stateWords[trade.state];
      const what = `${trade.subject} · ${trade.outTradeNo}`;
      return listRow({ href: `/alipay/cashier?token=${trade.token}`, amountFen: trade.amountFen, state, what, atMs: trade.createdMs });
    }),
  );

const factsOf = (trade: BookedTrade) =>
  factList([['商品', trade.subject], ['商户单号', trade.outTradeNo], ...(trade.paidMs === null ? [] : [['交易号', trade.tradeNo ?? '']])]);

const page = (title: string, content: string) => cashierLook({ title, content, colour: '#0e5fd8' });
