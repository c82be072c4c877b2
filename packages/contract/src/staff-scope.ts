/** What a role opens, and in which shops: the same rule on the server, which decides, and in the console, which hides the rest. */

/** A grant of this cid holds in every shop of the merchant. */
export const ALL_SHOPS = '0';

/** Names of calls, or "module.*", in one shop or, as cid 0, in all. */
export interface Grant {
  readonly cid: string;
  readonly permissions: readonly string[];
}

/** All shops of the merchant, or these. */
export type ShopScope = 'ALL' | readonly string[];

/** Permissions are named calls or whole modules; what is not named is refused. */
export const opens = (permissions: readonly string[], call: string): boolean =>
  permissions.some((permission) => permission === call || (permission.endsWith('.*') && call.startsWith(permission.slice(0, -1))));

/** Where somebody's grants let them make a call; empty: nowhere. */
export function scopeOf(grants: readonly Grant[], call: string): ShopScope {
  const cids = grants.filter(({ permissions }) => opens(permissions, call)).map(({ cid }) => cid);
  return cids.includes(ALL_SHOPS) ? 'ALL' : [...new Set(cids)];
}

/** Whether they may make a call at all, given what its row says it concerns. */
export function mayMake(grants: readonly Grant[], call: string, concerns: 'own' | 'shop' | undefined): boolean {
  const scope = scopeOf(grants, call);
  return concerns === 'own' || scope === 'ALL' || (concerns === 'shop' && scope.length > 0);
}

export const isInScope = (shops: ShopScope, cid: string): boolean => shops === 'ALL' || shops.includes(cid);
