import type { ShopContext } from '@qianpu/contract/shop-context';
import type { PageQuery } from './address.ts';
import type { PageName } from './pages.ts';
import { pageOf } from './pages.ts';

export type LinkQuery = Readonly<Record<string, string | number | readonly string[] | null | undefined>>;
export type LinkShop = Pick<ShopContext, 'base' | 'mid' | 'cid' | 'isDefaultShop'>;

/** The path below the base that leads to a page (spec 2.3): mobile-mall carries mid and cid, h5 the cid of any but the default shop. */
export function resolve(name: PageName, query: LinkQuery, shop: LinkShop): string {
  const carried = shop.base === '/cp' ? { mid: shop.mid, cid: shop.cid } : ownCid(shop);
  return write(name, { ...query, ...carried, ...query }, shop);
}

/** The one address of a page that search engines keep, with its base. */
export function canonical(name: PageName, query: PageQuery, shop: LinkShop): string {
  const kept = Object.fromEntries(pageOf(name).cacheBy.map((key) => [key, query[key]]));
  return shop.base + write(name, { ...kept, ...ownCid(shop) }, shop);
}

const ownCid = (shop: LinkShop) => (shop.isDefaultShop ? {} : { cid: shop.cid });

function write(name: PageName, query: LinkQuery, shop: LinkShop): string {
  const page = pageOf(name);
  const template = shop.base === '/shop' ? (page.h5 ?? `${page.path}.html`) : page.path;
  const path = template.replace('{id}', String(query.id ?? ''));
  const search = searchOf(template.includes('{id}') ? { ...query, id: null } : query);
  return search ? `${path}?${search}` : path;
}

/** Empty, undefined and null values are dropped, arrays are sent as key[]=value (spec 2.3). */
function searchOf(query: LinkQuery): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value === '' || value === null || value === undefined) continue;
    if (typeof value === 'object') for (const entry of value) search.append(`${key}[]`, entry);
    else search.append(key, String(value));
  }
  return search.toString().replaceAll('%5B%5D=', '[]=');
}
