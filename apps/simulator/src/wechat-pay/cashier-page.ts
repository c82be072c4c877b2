import { formatFen } from '@qianpu/kit/fen';
import { escapeHtml } from '../html.ts';
import { cashierLook, factList, MARKS } from '../pay/cashier-look.ts';
import type { BookedOrder } from './order-book.ts';

/** An address of the cashier is good for five minutes. */
const LINK_LIFE_MS = 300_000;

type CashierState = 'open' | 'inside' | 'paid' | 'closed' | 'expired' | 'stale' | 'unknown';

export function cashierState(order: BookedOrder | undefined, nowMs: number): CashierState {
  if (order === undefined) return 'unknown';
  if (order.state !== 'NOTPAY') return order.state === 'SUCCESS' ? 'paid' : 'closed';
  // Its payer alone can pay it, in the messenger's own cashier.
  if (order.tradeType === 'JSAPI') return 'inside';
  if (order.expireMs !== null && order.expireMs <= nowMs) return 'expired';
  return order.linkMs + LINK_LIFE_MS <= nowMs ? 'stale' : 'open';
}

const words: Record<Exclude<CashierState, 'open'>, { readonly title: string; readonly note: string }> = {
  paid: { title: '支付成功', note: '商户将收到支付结果。' },
  closed: { title: '订单已关闭', note: '商户已关闭该订单，不能再支付。' },
  expired: { title: '已超过支付时间', note: '该订单已超过支付截止时间，不能再支付。' },
  stale: { title: '链接已失效', note: '请返回商户页面重新发起支付。' },
  inside: { title: '请在微信内支付', note: '该订单只能由下单人在微信内支付。' },
  unknown: { title: '订单不存在', note: '请返回商户页面重新发起支付。' },
};

/** What a shopper sees between the merchant's page and the payment. */
export function cashierPage(state: CashierState, order: BookedOrder | undefined, redirectUrl: string): string {
  const facts = order === undefined ? '' : factsOf(order);
  if (state !== 'open' || order === undefined) {
    const { title, note } = words[state === 'open' ? 'unknown' : state];
    const mark = MARKS[state === 'paid' ? 'done' : 'off'];
    const back = redirectUrl === '' ? '' : `<p class="back"><a class="button" href="${escapeHtml(redirectUrl)}">返回商户</a></p>`;
    const amount = order === undefined ? '' : `<p class="amount">${formatFen(order.amountFen)}</p>`;
    return page(title, `${mark}<h1>${title}</h1>${amount}${facts}<p class="note">${note}</p>${back}`);
  }
  const hidden = [
    ['prepay_id', order.prepayId],
    ['redirect_url', redirectUrl],
  ].map(([name = '', value = '']) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`);
  return page(
    '微信支付',
    `<h1>付款给商户 ${escapeHtml(order.mchid)}</h1><p class="amount">${formatFen(order.amountFen)}</p>${facts}
<form method="post" action="/wechat-pay/cashier">${hidden.join('')}<button name="action" value="pay">立即支付</button><button class="quiet" name="action" value="cancel">取消</button></form>
<p class="note">模拟收银台，不会扣款</p>`,
  );
}

function factsOf(order: BookedOrder): string {
  const rows = [
    ['商品', order.description],
    ['商户单号', order.outTradeNo],
    ...(order.transactionId === null ? [] : [['交易单号', order.transactionId]]),
  ];
  return factList(rows);
}

const page = (title: string, content: string) => cashierLook({ title, content, colour: '#067d36' });
