import type { ShopContext } from '@qianpu/contract/shop-context';
import type { PageAssets } from '@qianpu/contract/ssr';
import mediumFigures from '@qianpu/figures/barlow-figures-500.woff2?url';
import boldFigures from '@qianpu/figures/barlow-figures-600.woff2?url';
import { pictureSource } from '#lib/picture-source';
import { escapeText } from './head/escape-text.ts';
import type { PageState } from './page-state.ts';
import { stateElementId, writeState } from './page-state.ts';

interface DocumentParts {
  /** Tags that say what the page is, for the head. */
  readonly head: string;
  /** Preloads of the page's most important pictures, as React wrote them. */
  readonly preloads: string;
  readonly markup: string;
  readonly state: PageState;
  readonly assets: PageAssets;
}

/**
 * The whole document, written as text: React would walk through the finished markup again, for a tenth of the page's time.
 * There is no script in it that runs, the content security policy forbids any.
 */
export function writeDocument({ head, preloads, markup, state, assets }: DocumentParts): string {
  const { lang, style } = state.shop;
  const themeColour = style.variables['primary-wash'] ?? style.variables.page ?? '';
  return (
    `<!doctype html><html lang="${lang}" data-theme="${style.theme}"${style.isGrey ? ' data-grey=""' : ''} style="${escapeText(coloursOf(state.shop))}">` +
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">' +
    `${head}<meta name="theme-color" content="${escapeText(themeColour)}">` +
    `${preloadFonts}${iconOf(state.shop)}${preloads}<style>${assets.css}</style></head>` +
    `<body><div id="root">${markup}</div><script type="application/json" id="${stateElementId}">${writeState(state)}</script>` +
    // At the end, where they do not compete with the first picture.
    `${assets.preloads.map((href) => `<link rel="modulepreload" href="${href}" fetchpriority="low">`).join('')}` +
    `${assets.scripts.map((src) => `<script type="module" src="${src}" fetchpriority="low"></script>`).join('')}</body></html>`
  );
}

/**
 * Both weights of a price. Not only for speed: Chromium asks for a font that an inlined style names with the whole address as
 * referrer, whatever the page's policy says, and an address may carry a login.
 */
const preloadFonts = [boldFigures, mediumFigures]
  .map((href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin="">`)
  .join('');

/** Without one, browsers ask for /favicon.ico and complain. */
const iconOf = ({ squareLogo, imageHosts }: ShopContext): string =>
  squareLogo === '' ? '' : `<link rel="icon" href="${escapeText(pictureSource(squareLogo, imageHosts).src)}">`;

/** The shop's colours as custom properties: they stand before the defaults in tokens.css. */
const coloursOf = (shop: ShopContext): string =>
  Object.entries(shop.style.variables)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');
