/** Where to go after login, as a page of ours writes it: path and query with the base. Anything else in its place is refused. */
const isOwnPath = (text: string, base: string) => text.startsWith(`${base}/`) && !/[\\\s]|\/\//.test(text.split('?')[0] ?? '');

/** The path below the base that a returnUrl names; null when it leads out of the shop or back to login. */
export function pathOfReturn(returnUrl: string | undefined, base: string): string | null {
  if (returnUrl === undefined || !isOwnPath(returnUrl, base)) return null;
  const path = returnUrl.slice(base.length);
  return /^\/(login|h5Login)(\.html)?(\?|$)/.test(path) ? null : path;
}
