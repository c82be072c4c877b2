export type ShopAnswer =
  | { readonly kind: 'shop'; readonly cid: string }
  /** The address names a shop that cannot be entered, and nothing else is known to go back to. */
  | { readonly kind: 'inaccessible'; readonly orgId: string }
  /** The merchant has no shop at all. */
  | { readonly kind: 'none' };

export interface ShopClaims {
  readonly url?: string | undefined;
  readonly cookie?: string | undefined;
  readonly defaultCookie?: string | undefined;
}

/** Which shop a page is for: address, then the shop entered before, then the default, then the merchant's first (spec 4). */
export function resolveShop(shops: readonly string[], claims: ShopClaims): ShopAnswer {
  const [first] = shops;
  if (first === undefined) return { kind: 'none' };
  const isUsable = (cid: string | undefined): cid is string => cid !== undefined && shops.includes(cid);
  if (isUsable(claims.url)) return { kind: 'shop', cid: claims.url };
  if (isUsable(claims.cookie)) return { kind: 'shop', cid: claims.cookie };
  if (claims.url) return { kind: 'inaccessible', orgId: claims.url };
  return { kind: 'shop', cid: isUsable(claims.defaultCookie) ? claims.defaultCookie : first };
}
