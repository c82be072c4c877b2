import type { ShopContext } from '@qianpu/contract/shop-context';
import { readStored, writeStored } from './stored.ts';

/**
 * Two tabs may show two shops: a tab's own shop goes before the cookie by which the server chose (URL, tab, cookie, default).
 * Answers the query string to load instead when the server could not know, else remembers the shop for this tab.
 */
export function searchOfTabShop(shop: ShopContext, search: string): string | null {
  const query = new URLSearchParams(search);
  const tabCid = readStored('cid', shop.mid);
  if (tabCid && tabCid !== shop.cid && !query.has('cid')) {
    query.set('cid', tabCid);
    return `?${query}`;
  }
  writeStored('cid', shop.mid, shop.cid);
  return null;
}
