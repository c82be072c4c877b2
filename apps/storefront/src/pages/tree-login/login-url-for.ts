import type { LinkShop } from '#navigation/navigation-context';
import { hrefOf } from '#navigation/resolve';
import { pathOfReturn } from '#navigation/return-url';

interface LoginTarget {
  readonly cid: string;
  readonly returnUrl: string | undefined;
  readonly isMember: boolean;
}

/** From an organisation through its login to the page that was asked for, both of that organisation (spec 2.1). A member needs no login. */
export function loginUrlFor({ cid, returnUrl, isMember }: LoginTarget, shop: LinkShop): string {
  const requested = pathOfReturn(returnUrl, shop.base);
  const goal = requested === null ? hrefOf('index', { cid }, shop) : inOrganisation(requested, cid);
  return isMember ? goal : hrefOf('login', { cid, returnUrl: shop.base + goal }, shop);
}

function inOrganisation(path: string, cid: string): string {
  const [pathname = '', search] = path.split('?');
  const query = new URLSearchParams(search);
  query.set('cid', cid);
  return `${pathname}?${query}`;
}
