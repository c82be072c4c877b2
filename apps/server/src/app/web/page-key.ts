import type { ShopContext } from '@qianpu/contract/shop-context';
import type { PageMatch } from '@qianpu/contract/ssr';
import { clientTypeOf } from './client-type.ts';

export interface KeyParts {
  readonly shop: ShopContext;
  /** Whole addresses in the page begin with it. */
  readonly origin: string;
  readonly styleVersion: number;
  readonly match: PageMatch;
  /** Below the base. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly buildId: string;
}

/** As long as any value a page is asked for: chosen brands and tags of a search among them. */
const LONGEST_VALUE = 256;

/** The query a page is rendered with: only the keys it declared, in one order, and a mini-program's mark. Tokens and reseller marks never get in. */
export function declaredQuery(match: PageMatch, query: URLSearchParams): string {
  const cached = new URLSearchParams();
  for (const key of [...match.cacheBy].sort()) {
    const value = query.get(key);
    if (value) cached.set(key, value.slice(0, LONGEST_VALUE));
  }
  if (query.get('env') === 'mini') cached.set('env', 'mini');
  const text = cached.toString();
  return text === '' ? '' : `?${text}`;
}

/** Everything a page's HTML depends on, the merchant first. */
export const pageKey = ({ shop, origin, styleVersion, match, path, query, buildId }: KeyParts): string =>
  [
    shop.mid,
    shop.cid,
    origin,
    shop.base,
    match.name,
    path,
    declaredQuery(match, query),
    shop.lang,
    clientTypeOf(shop.base, query),
    styleVersion,
    buildId,
  ].join('|');
