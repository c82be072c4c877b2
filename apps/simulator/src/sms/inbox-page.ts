import { escapeHtml } from '../html.ts';
import type { DeliveredMessage } from './sms-book.ts';

const STYLE = `
:root { color-scheme: light dark; }
body { margin: 0 auto; padding: 16px; max-width: 560px; font: 400 0.875rem/1.5 -apple-system, "PingFang SC", "Noto Sans CJK SC", sans-serif; }
h1 { margin: 0 0 16px; font-size: 1rem; }
ol { margin: 0; padding: 0; list-style: none; }
li { padding: 12px 0; border-top: 1px solid color-mix(in srgb, currentColor 15%, transparent); }
header { display: flex; justify-content: space-between; opacity: 0.7; }
strong { display: block; font: 600 2rem/1.4 ui-monospace, monospace; letter-spacing: 0.1em; user-select: all; }
p { margin: 0; }
`;

const clock = new Intl.DateTimeFormat('zh-CN', { dateStyle: 'short', timeStyle: 'medium', timeZone: 'Asia/Shanghai' });

/** Every phone of the simulated world on one page; it looks again by itself. */
export function inboxPage(messages: readonly DeliveredMessage[]): string {
  const list = messages.length === 0 ? '<p>还没有短信</p>' : `<ol>${messages.map(messageRow).join('')}</ol>`;
  return `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta http-equiv="refresh" content="3"><link rel="icon" href="data:,"><title>短信收件箱</title><style>${STYLE}</style></head><body><main><h1>短信收件箱</h1>${list}</main></body></html>`;
}

function messageRow({ phone, code, text, receivedMs }: DeliveredMessage): string {
  const time = `<time datetime="${new Date(receivedMs).toISOString()}">${clock.format(receivedMs)}</time>`;
  return `<li><header><span>${escapeHtml(phone)}</span>${time}</header>${code && `<strong>${escapeHtml(code)}</strong>`}<p>${escapeHtml(text)}</p></li>`;
}
