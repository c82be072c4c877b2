export type ShopAnswer<Shop> =
  | { readonly kind: 'shop'; readonly shop: Shop }
  /** The address names a shop that cannot be entered, and nothing else is known to go back to. */
  | { readonly kind: 'inaccessible'; readonly orgId: string }
  /** The merchant has no shop that can be entered. */
  | { readonly kind: 'none' };

export interface ShopClaims {
  readonly url?: string | undefined;
  readonly cookie?: string | undefined;
  readonly defaultCookie?: string | undefined;
}

/** Spec 2.1: what stands for a shop nobody can name. */
const UNKNOWN = 'false';
const couldBeShop = (cid: string) => /^[1-9]\d{0,18}$/.test(cid);

/** Which shop a page is for: address, then the shop entered before, then the default, then the merchant's first (spec 4). */
export function resolveShop<Shop extends { readonly cid: string; readonly status: string }>(
  shops: readonly Shop[],
  claims: ShopClaims,
): ShopAnswer<Shop> {
  const open = shops.filter(({ status }) => status !== 'CLOSED');
  const [first] = open;
  if (!first) return { kind: 'none' };
  const named = (cid: string | undefined) => open.find((shop) => shop.cid === cid);
  const entered = named(claims.url) ?? named(claims.cookie);
  if (entered) return { kind: 'shop', shop: entered };
  if (claims.url) return { kind: 'inaccessible', orgId: couldBeShop(claims.url) ? claims.url : UNKNOWN };
  return { kind: 'shop', shop: named(claims.defaultCookie) ?? first };
}
