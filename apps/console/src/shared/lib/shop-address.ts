interface Seen {
  readonly mid: string;
  /** Without one: the shop a shopper comes to first. */
  readonly cid: string | undefined;
}

/** Where shoppers see a merchant's home, or one of its pages. At a host that many merchants share the address says which. */
export function shopAddress(origin: string, { mid, cid }: Seen, pageId?: string): string {
  const query = new URLSearchParams({ ...(pageId !== undefined && { id: pageId }), mid, ...(cid !== undefined && { cid }) });
  return `${origin}/shop/${pageId === undefined ? '' : 'micropage.html'}?${query}`;
}
