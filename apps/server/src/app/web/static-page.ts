import type { Lang } from './page-language.ts';

/** Pages that must show when the storefront itself cannot: no build, no database, no merchant. One file, no script. */
const STYLE = `
:root { color-scheme: light; }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; background: #f5f6f8; color: #1d1e20; overflow-wrap: anywhere;
  font: 400 0.875rem/1.5 -apple-system, "PingFang SC", "Noto Sans CJK SC", sans-serif; }
main { max-width: 516px; margin: 52px auto 0; padding: 32px 24px; border-radius: 12px; background: #fff; text-align: center; width: calc(100% - 24px); }
i { display: grid; place-items: center; width: 112px; height: 112px; margin: 0 auto 16px; border-radius: 50%; color: #d3262a;
  background: radial-gradient(circle at 50% 36%, #fff 0, #fff1f0 55%, #ffe3e0 100%); }
h1 { margin: 0 0 4px; font-size: 1rem; font-weight: 600; }
p { margin: 0; color: #6b7079; }
a { display: inline-block; min-height: 44px; margin-top: 20px; padding: 10px 28px; border-radius: 999px; background: #d3262a; color: #fff;
  font-weight: 600; text-decoration: none; }
a:focus-visible { outline: 2px solid #1d1e20; outline-offset: 2px; }
`;

const PICTURE = `<i aria-hidden="true"><svg width="44" height="44" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"><path d="M3 9.5 4.6 4h14.8L21 9.5M3 9.5h18M3 9.5a3 3 0 0 0 6 0 3 3 0 0 0 6 0 3 3 0 0 0 6 0M5 12.5V20h14v-7.5"/><path d="M10 20v-4h4v4"/></svg></i>`;

const pages = {
  cantFind: {
    'zh-CN': { title: '没有找到店铺', text: '链接里没有店铺的信息，请从店铺分享的入口重新打开。' },
    en: {
      title: 'Store not found',
      text: 'This link does not say which store it is for. Please open it again from where the store shared it.',
    },
  },
  notFond: {
    'zh-CN': { title: '店铺暂时无法访问', text: '店铺可能已经关闭或搬家，请联系商家确认。' },
    en: { title: 'This store is not available', text: 'It may have closed or moved. Please ask the merchant.' },
  },
  failed: {
    'zh-CN': { title: '网络连接失败，请刷新重试', text: '没有任何订单或款项受到影响。', action: '刷新' },
    en: { title: 'Connection failed, please refresh', text: 'No order or payment is affected.', action: 'Refresh' },
  },
} as const satisfies Record<string, Record<Lang, StaticWords>>;

interface StaticWords {
  readonly title: string;
  readonly text: string;
  readonly action?: string;
}

export type StaticPageName = keyof typeof pages;

export const staticPageCss = STYLE;

export function staticPage(name: StaticPageName, lang: Lang): string {
  const { title, text, action }: StaticWords = pages[name][lang];
  // An empty address reloads the page that failed.
  const button = action === undefined ? '' : `<a href="">${action}</a>`;
  return `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover"><meta name="robots" content="noindex"><link rel="icon" href="data:,"><title>${title}</title><style>${STYLE}</style></head><body><main>${PICTURE}<h1>${title}</h1><p>${text}</p>${button}</main></body></html>`;
}
