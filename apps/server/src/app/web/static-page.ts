import type { Lang } from './page-language.ts';

/** Pages that must show when the storefront itself cannot: no build, no database, no merchant. One file, no script. */
const STYLE = `
:root { color-scheme: light; }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; background: #f5f6f8; color: #1d1e20; overflow-wrap: anywhere;
  font: 400 0.875rem/1.5 -apple-system, "PingFang SC", "Noto Sans CJK SC", sans-serif; }
main { max-width: 516px; margin: 52px auto 0; padding: 32px 24px; border-radius: 12px; background: #fff; text-align: center; width: calc(100% - 24px); }
svg { display: block; width: 112px; height: 112px; margin: 0 auto 16px; border-radius: 50%; fill: none; stroke: var(--primary-strong, #d3262a);
  stroke-width: 2.4; stroke-linecap: round; stroke-linejoin: round;
  background: radial-gradient(circle at 50% 36%, #fff 0, var(--primary-soft, #fff1f0) 55%, var(--primary-wash, #ffe3e0) 100%); }
.p { fill: #fff; } .t { fill: var(--primary-wash, #ffe3e0); } .g { fill: var(--primary-line, #ffc8c4); stroke: none; }
h1 { margin: 0 0 4px; font-size: 1rem; font-weight: 600; }
p { margin: 0; color: #6b7079; }
a { display: inline-block; min-height: 44px; margin-top: 20px; padding: 10px 28px; border-radius: 999px; background: var(--primary-strong, #d3262a); color: var(--on-primary, #fff);
  font-weight: 600; text-decoration: none; }
a:focus-visible { outline: 2px solid #1d1e20; outline-offset: 2px; }
`;

const drawing = (parts: string) =>
  `<svg viewBox="-16 -16 128 128" aria-hidden="true"><ellipse class="g" cx="48" cy="84" rx="30" ry="4"/>${parts}</svg>`;

/** As the storefront draws the same kinds of emptiness (`shared/ui/drawings`). */
const drawings: Readonly<Record<StaticPageName, string>> = {
  cantFind: drawing(
    '<path class="p" d="M45 14h6v68h-6z"/><path class="t" d="M24 22h44l10 9-10 9H24z"/><path class="p" d="M72 46H30l-9 8 9 8h42z"/><path d="M36 31h20M40 54h20"/>',
  ),
  notFond: drawing(
    '<rect class="p" x="28" y="14" width="40" height="68" rx="3"/><path class="t" d="M34 20h28v22H34z"/><path d="M20 82h56M34 66h20M59 56h2"/>',
  ),
  failed: drawing(
    '<path class="p" d="M22 60a14 14 0 0 1 3-27 20 20 0 0 1 38-5 16 16 0 0 1 9 31z"/><path d="m40 70-4 8m12-8v10m8-10 4 8M40 36l16 16m0-16L40 52"/>',
  ),
};

const pages = {
  cantFind: {
    'zh-CN': { title: '没有找到店铺', text: '链接中缺少店铺信息，请从店铺分享的入口重新打开。', action: '重新打开' },
    en: {
      title: 'Store not found',
      text: "This link doesn't say which store it's for. Please open the link the store shared with you again.",
      action: 'Try again',
    },
  },
  notFond: {
    'zh-CN': { title: '店铺暂时无法访问', text: '店铺可能已经关闭或搬家，请联系商家确认。', action: '重新打开' },
    en: { title: 'This store is not available', text: 'It may have closed or moved. Please contact the merchant.', action: 'Try again' },
  },
  failed: {
    'zh-CN': { title: '网络连接失败，请刷新重试', text: '您的订单和款项不受影响。', action: '刷新' },
    en: { title: 'Connection failed, please refresh', text: "Your orders and payments aren't affected.", action: 'Refresh' },
  },
} as const satisfies Record<string, Record<Lang, StaticWords>>;

interface StaticWords {
  readonly title: string;
  readonly text: string;
  readonly action: string;
}

const toHome: Readonly<Record<Lang, string>> = { 'zh-CN': '去首页', en: 'Go to the home page' };

export type StaticPageName = keyof typeof pages;

/** Where the page's button leads. */
export interface StaticWay {
  /** Empty: the page that failed is loaded again. */
  readonly href: string;
  /** Of the merchant whose home it is; null where nobody knows one. */
  readonly colours: Readonly<Record<string, string>> | null;
}

export const staticPageCss = STYLE;

export function staticPage(name: StaticPageName, lang: Lang, { href, colours }: StaticWay): string {
  const { title, text, action }: StaticWords = pages[name][lang];
  const button = `<a href="${href}">${colours ? toHome[lang] : action}</a>`;
  return `<!doctype html><html lang="${lang}"${styleOf(colours)}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover"><meta name="robots" content="noindex"><link rel="icon" href="data:,"><title>${title}</title><style>${STYLE}</style></head><body><main>${drawings[name]}<h1>${title}</h1><p>${text}</p>${button}</main></body></html>`;
}

/** The sheet's colours stand in for those that are not there. */
function styleOf(colours: StaticWay['colours']): string {
  const used = ['primary-strong', 'on-primary', 'primary-soft', 'primary-wash', 'primary-line'].flatMap((name) => {
    const value = colours?.[name];
    return value && /^#[0-9a-f]{6}$/i.test(value) ? [`--${name}:${value}`] : [];
  });
  return used.length > 0 ? ` style="${used.join(';')}"` : '';
}
