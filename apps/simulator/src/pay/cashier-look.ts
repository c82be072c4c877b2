import { escapeHtml } from '../html.ts';

const style = (colour: string) => `
:root { color-scheme: light; }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; background: #ededed; color: #191919; font: 400 1rem/1.5 -apple-system, "PingFang SC", "Noto Sans CJK SC", sans-serif; }
main { display: flex; flex-direction: column; min-height: 100vh; margin: 0 auto; padding: 56px 24px 40px; max-width: 540px; background: #fff; text-align: center; }
h1 { margin: 0; font-size: 1rem; font-weight: 400; }
.amount { margin: 8px 0 32px; font-size: 2.75rem; line-height: 1.2; font-weight: 500; font-variant-numeric: tabular-nums; }
dl { margin: 0; border-top: 1px solid #ececec; font-size: 0.875rem; text-align: left; }
dl div { display: flex; justify-content: space-between; gap: 24px; padding: 12px 0; border-bottom: 1px solid #ececec; }
dt { flex: none; color: #6b6b6b; } dd { margin: 0; overflow-wrap: anywhere; text-align: right; }
.mark { display: grid; place-items: center; width: 64px; height: 64px; margin: 0 auto 16px; border-radius: 50%; background: ${colour}; color: #fff; font-size: 2rem; }
.mark.off { background: #8a8a8a; }
form, .back { display: flex; flex-direction: column; gap: 16px; margin-top: auto; padding-top: 40px; }
button, a.button { display: block; width: 100%; min-height: 48px; border: 0; border-radius: 8px; background: ${colour}; color: #fff; font: inherit; font-size: 1.0625rem; font-weight: 500; line-height: 48px; text-decoration: none; cursor: pointer; }
button.quiet { background: #f2f2f2; color: #191919; }
button:focus-visible, a:focus-visible { outline: 3px solid #1a73e8; outline-offset: 2px; }
.note { margin: 16px 0 0; color: #6b6b6b; font-size: 0.8125rem; }
`;

export const MARKS = {
  done: '<div class="mark" aria-hidden="true">✓</div>',
  off: '<div class="mark off" aria-hidden="true">!</div>',
} as const;

/** Names and values, one below another. */
export const factList = (rows: readonly (readonly string[])[]) =>
  `<dl>${rows.map(([name = '', value = '']) => `<div><dt>${name}</dt><dd>${escapeHtml(value)}</dd></div>`).join('')}</dl>`;

interface Cashier {
  readonly title: string;
  readonly content: string;
  /** The provider's own. */
  readonly colour: string;
}

/** A page between the merchant's and the payment; it needs no script. */
export const cashierLook = ({ title, content, colour }: Cashier) =>
  `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><link rel="icon" href="data:,"><title>${title}</title><style>${style(colour)}</style></head><body><main>${content}</main></body></html>`;
