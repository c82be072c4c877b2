import { readAddress } from '#navigation/address';
import { pageOf } from '#navigation/pages';
import type { PageScope } from './page-scope.ts';

export type BasePath = '/shop' | '/cp';

/** The base of a page's address; null for anything but a page. */
export const baseOf = ({ pathname }: URL): BasePath | null => (/^\/(shop|cp)(?=\/|$)/.exec(pathname)?.[0] ?? null) as BasePath | null;

/** What a login, or what buys one, stands under in an address. */
const secrets = ['token', 'ticket', 'code', 'state'];

/** An address with a login in it, or a mini-program's: neither is looked at, and none of its answers is kept (spec 2.4). */
export const isPrivate = ({ searchParams }: URL): boolean =>
  secrets.some((name) => searchParams.has(name)) || searchParams.get('env') === 'mini';

/** What of an address its page depends on. Null: no copy is kept of this page. */
export function pageKey(url: URL): string | null {
  const base = baseOf(url);
  if (base === null || isPrivate(url)) return null;
  const { name, query } = readAddress(url.pathname.slice(base.length) || '/', url.search);
  const { rendering, cacheBy } = pageOf(name);
  if (name === 'notFond' || rendering === 'browser') return null;
  const own = new URLSearchParams(cacheBy.flatMap((key) => (query[key] ? [[key, query[key]]] : [])));
  return `${base}/${name}?${own}`;
}

/** Under which name a copy is kept: the place it was made for stands first. */
export function copyKey({ mid, cid, lang }: PageScope, url: URL): string | null {
  const page = pageKey(url);
  return page && `/copies/${mid}/${cid}/${lang}${page}`;
}

/** Where the merchant's page is that says the network is away, and leads back to the one that was asked for. */
export function offlineAddress(url: URL, base: BasePath): URL {
  const address = new URL(base === '/shop' ? '/shop/offline.html' : '/cp/offline', url);
  const mid = url.searchParams.get('mid');
  if (mid) address.searchParams.set('mid', mid);
  address.searchParams.set('returnUrl', url.pathname + url.search);
  return address;
}
