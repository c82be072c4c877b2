import { randomBytes } from 'node:crypto';
import type { ConsoleContext } from '@qianpu/contract/console-context';
import type { ConsoleFiles } from './console-files.types.ts';

interface PageSettings {
  readonly files: ConsoleFiles;
  readonly context: ConsoleContext;
  readonly imageHosts: readonly string[];
}

interface ConsolePage {
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * The console's one document, written anew for every answer because of its nonce: the component library writes styles at run time, and the
 * policy lets in those that carry it and nothing else that is inline.
 */
export function consolePage({ files, context, imageHosts }: PageSettings): ConsolePage {
  const nonce = randomBytes(16).toString('base64');
  const data = JSON.stringify(context).replaceAll('<', '\\u003c');
  const html = `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><meta name="style-nonce" content="${nonce}"><link rel="icon" href="data:,"><title>Qianpu</title>${files.head(nonce)}</head><body><div id="root"></div><script type="application/json" id="console-context">${data}</script></body></html>`;
  return {
    html,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': policy(nonce, imageHosts),
      'x-frame-options': 'DENY',
    },
  };
}

const policy = (nonce: string, imageHosts: readonly string[]): string =>
  [
    `default-src 'none'`,
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data: blob: ${imageHosts.join(' ')}`.trimEnd(),
    `media-src 'self' ${imageHosts.join(' ')}`.trimEnd(),
    `font-src 'self'`,
    `connect-src 'self'`,
    `base-uri 'none'`,
    `form-action 'none'`,
    `frame-ancestors 'none'`,
  ].join('; ');
