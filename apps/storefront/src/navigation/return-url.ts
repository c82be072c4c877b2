import { matchPath } from './address.ts';

/** Stands for the shop's own origin: no address of ours names one. */
const anywhere = 'http://shop.invalid';

/** The path below the base that a returnUrl names; null when that is no page of the shop, or login again. */
export function pathOfReturn(returnUrl: string | undefined, base: string): string | null {
  if (!returnUrl?.startsWith(`${base}/`)) return null;
  // Read as a browser would: "/shop/..//evil.example" and a tab between two slashes are seen for what they are.
  const { pathname, search } = new URL(returnUrl, anywhere);
  if (!pathname.startsWith(`${base}/`)) return null;
  const path = pathname.slice(base.length);
  const page = matchPath(path);
  return page && page.name !== 'login' ? path + search : null;
}
