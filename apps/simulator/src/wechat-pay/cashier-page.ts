import { formatFen } from '@qianpu/kit/fen';
import { escapeHtml } from '../html.ts';
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

const STYLE = `
:root { color-scheme: light; }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; background: #ededed; color: #191919; font: 400 1rem/1.5 -apple-system, "PingFang SC", "Noto Sans CJK SC", sans-serif; }
main { display: flex; flex-direction: column; min-height: 100vh; margin: 0 auto; padding: 56px 24px 40px; max-width: 540px; background: #fff; text-align: center; }
h1 { margin: 0; font-size: 1rem; font-weight: 400; }
.amount { margin: 8px 0 32px; font-size: 2.75rem; line-height: 1.2; font-weight: 500; font-variant-numeric: tabular-nums; }
dl { margin: 0; border-top: 1px solid #ececec; font-size: 0.875rem; text-align: left; }
dl div { display: flex; justify-content: space-between; gap: 24px; padding: 12px 0; border-bottom: 1px solid #ececec; }
dt { flex: none; color: #6b6b6b; } dd { margin: 0; overflow-wrap: anywhere; text-align: right; }
.mark { display: grid; place-items: center; width: 64px; height: 64px; margin: 0 auto 16px; border-radius: 50%; background: #067d36; color: #fff; font-size: 2rem; }
.mark.off { background: #8a8a8a; }
form, .back { display: flex; flex-direction: column; gap: 16px; margin-top: auto; padding-top: 40px; }
button, a.button { display: block; width: 100%; min-height: 48px; border: 0; border-radius: 8px; background: #067d36; color: #fff; font: inherit; font-size: 1.0625rem; font-weight: 500; line-height: 48px; text-decoration: none; cursor: pointer; }
button.quiet { background: #f2f2f2; color: #191919; }
button:focus-visible, a:focus-visible { outline: 3px solid #1a73e8; outline-offset: 2px; }
.note { margin: 16px 0 0; color: #6b6b6b; font-size: 0.8125rem; }
`;

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
    const mark = state === 'paid' ? '<div class="mark" aria-hidden="true">✓</div>' : '<div class="mark off" aria-hidden="true">!</div>';
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
  return `<dl>${rows.map(([name = '', value = '']) => `<div><dt>${name}</dt><dd>${escapeHtml(value)}</dd></div>`).join('')}</dl>`;
}

const page = (title: string, content: string) =>
  `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><link rel="icon" href="data:,"><title>${title}</title><style>${STYLE}</style></head><body><main>${content}</main></body></html>`;
