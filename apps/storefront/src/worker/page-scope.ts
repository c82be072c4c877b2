/** Whose page it is, and in which language: the server's answer, whatever address, cookies and the browser's preferences said. */
export interface PageScope {
  readonly mid: string;
  readonly cid: string;
  readonly lang: string;
}

/** What the cookies say, as far as pages have shown it: the merchant last visited, and the shop last visited of each. */
export interface KnownScopes {
  readonly mid: string;
  readonly lang: string;
  readonly cids: Readonly<Record<string, string>>;
}

/** From the header that every page of a shop has: "1001/101/zh-CN". */
export function scopeOfHeaders(headers: Headers): PageScope | null {
  const [mid, cid, lang] = headers.get('x-page-place')?.split('/') ?? [];
  return mid && cid && lang ? { mid, cid, lang } : null;
}

export const withScope = (known: KnownScopes | null, { mid, cid, lang }: PageScope): KnownScopes => ({
  mid,
  lang,
  cids: { ...known?.cids, [mid]: cid },
});

/** Where an address would lead if the server could be asked; null where nobody knows. The address's own word goes first (spec 4). */
export function scopeOfQuery(query: URLSearchParams, known: KnownScopes | null): PageScope | null {
  const mid = query.get('mid') ?? known?.mid;
  const cid = query.get('cid') ?? (mid && known?.cids[mid]);
  const lang = query.get('lang') ?? known?.lang;
  return mid && cid && lang ? { mid, cid, lang } : null;
}
