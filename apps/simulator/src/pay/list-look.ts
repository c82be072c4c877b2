import { formatFen } from '@qianpu/kit/fen';
import { escapeHtml } from '../html.ts';
import { billTime } from './beijing-time.ts';

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

/** A provider's list of what it was asked for; it looks again by itself. */
export function listLook(title: string, rows: readonly string[]): string {
  const list = rows.length === 0 ? '<p>还没有订单</p>' : `<ol>${rows.join('')}</ol>`;
  return `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta http-equiv="refresh" content="3"><link rel="icon" href="data:,"><title>${title}</title><style>${STYLE}</style></head><body><main><h1>${title}</h1>${list}</main></body></html>`;
}

interface Listed {
  readonly href: string;
  readonly amountFen: number;
  readonly state: string;
  readonly what: string;
  readonly atMs: number;
}

export const listRow = ({ href, amountFen, state, what, atMs }: Listed): string =>
  `<li><a href="${escapeHtml(href)}"><span><strong>${formatFen(amountFen)}</strong><b>${state}</b></span><span><small>${escapeHtml(what)}</small><small>${billTime(atMs)}</small></span></a></li>`;
