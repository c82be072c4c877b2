export interface VisitClaims {
  /** The address's. */
  readonly url: string | null;
  readonly tab: string | null;
  readonly cookie: string | null;
  /** The server's, which knows address and cookies and whether a shop can be entered; not the tab. */
  readonly answered: string;
  /** The shop the server has just refused (page inaccessibleStore). */
  readonly refused: string | null;
}

export interface ShopOfVisit {
  readonly cid: string;
  /** The server has to be asked again, with this shop in the address. */
  readonly isReload: boolean;
  readonly isCookieRewritten: boolean;
  /** The shopper asked for a shop that cannot be entered and is back in the one before: said in an alert. */
  readonly isSwitchedBack: boolean;
  /** Reported as institutions-CID-Exception (spec 8). */
  readonly isReported: boolean;
}

/** Which shop a page is for: address, tab, cookie, default, first (spec 4). Two tabs may show two shops. */
export function shopOfVisit({ url, tab, cookie, answered, refused }: VisitClaims): ShopOfVisit {
  const isRefused = url !== null && url !== answered;
  const isTabFirst = tab !== null && url !== answered && ![answered, url, refused].includes(tab);
  if (isTabFirst) return { cid: tab, isReload: true, isCookieRewritten: false, isSwitchedBack: isRefused, isReported: isRefused };
  const isCookieOther = cookie !== null && cookie !== answered;
  return {
    cid: answered,
    isReload: false,
    isCookieRewritten: isCookieOther || (url === answered && cookie === null),
    isSwitchedBack: isRefused,
    isReported: isRefused || isCookieOther,
  };
}
