import { formatFen } from '@qianpu/kit/fen';
import { escapeHtml } from '../html.ts';
import { billTime } from './beijing-time.ts';
import type { BookedOrder } from './order-book.ts';

const STYLE = `
:root { color-scheme: light dark; }
body { margin: 0 auto; padding: 16px; max-width: 560px; font: 400 0.875rem/1.5 -apple-system, "PingFang SC", "Noto Sans CJK SC", sans-serif; }
h1 { margin: 0 0 16px; font-size: 1rem; }
ol { margin: 0; padding: 0; list-style: none; }
li { border-top: 1px solid color-mix(in srgb, currentColor 15%, transparent); }
a { display: block; padding: 12px 0; color: inherit; text-decoration: none; }
a > span { display: flex; justify-content: space-between; gap: 16px; }
strong { font-size: 1.25rem; font-variant-numeric: tabular-nums; }
small { opacity: 0.7; overflow-wrap: anywhere; }
`;

const stateWords = { NOTPAY: '待支付', SUCCESS: '已支付', CLOSED: '已关闭' } as const;

/** Everything that can be or was paid, newest first; it looks again by itself. */
export function ordersPage(orders: readonly BookedOrder[]): string {
  const list = orders.length === 0 ? '<p>还没有订单</p>' : `<ol>${orders.map(row).join('')}</ol>`;
  return `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta http-equiv="refresh" content="3"><link rel="icon" href="data:,"><title>微信支付订单</title><style>${STYLE}</style></head><body><main><h1>微信支付订单</h1>${list}</main></body></html>`;
}

function row(order: BookedOrder): string {
  const state = order.refundedFen > 0 ? `已退 ${formatFen(order.refundedFen)}` : stateWords[order.state];
  return `<li><a href="/wechat-pay/cashier?prepay_id=${escapeHtml(order.prepayId)}"><span><strong>${formatFen(order.amountFen)}</strong><b>${state}</b></span><span><small>${escapeHtml(order.description)} · ${escapeHtml(order.outTradeNo)}</small><small>${billTime(order.createdMs)}</small></span></a></li>`;
}
