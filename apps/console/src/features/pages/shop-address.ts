/** Where buyers see a page. */
export const shopAddress = (origin: string, { id, kind }: { readonly id: string; readonly kind: 'home' | 'micro' }, cid: string): string =>
  kind === 'home' ? `${origin}/shop/?cid=${cid}` : `${origin}/shop/micropage.html?id=${id}&cid=${cid}`;

/** An instant from what a calendar shows, whatever zone the browser is in: the merchant's clock is Beijing's. */
export const beijingInstant = (wallClock: string): number => Date.parse(`${wallClock}:00+08:00`);
