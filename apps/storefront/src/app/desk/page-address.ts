import type { ShopContext } from '@qianpu/contract/shop-context';

interface AddressBarTarget {
  readonly path: string;
  readonly search: string;
}

/** Where a phone finds the page on show. It knows nothing of this browser, so the address names the shop unless it is the default one. */
export function pageAddress(
  origin: string,
  { path, search }: AddressBarTarget,
  { base, cid, isDefaultShop }: Pick<ShopContext, 'base' | 'cid' | 'isDefaultShop'>,
): string {
  const url = new URL(base + path + search, origin);
  if (!isDefaultShop) url.searchParams.set('cid', cid);
  // A desk is no mini-program and no place to log in from.
  url.searchParams.delete('env');
  return url.href;
}
