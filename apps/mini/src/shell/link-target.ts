import { pathBelow, withoutLogin } from './page-address.ts';
import { settings } from './settings.ts';
import type { PostedShare } from './share.ts';
import type { WebTarget } from './web-page.ts';

/**
 * What a page shows that is given an address. The storefront's pages learn who is there; any other address is shown as it is, when
 * the messenger knows its host as a business domain. Null: no address at all.
 */
export function linkTarget(address: string, posted?: PostedShare): WebTarget | null {
  const { origin } = settings();
  const path = pathBelow(origin, address.startsWith('/') ? origin + address : address);
  if (path === null) return /^https:\/\/[^/]/.test(address) ? { webPath: null, address, ...(posted && { posted }) } : null;
  return { webPath: withoutLogin(path), address: origin + path, ...(posted && { posted }) };
}
