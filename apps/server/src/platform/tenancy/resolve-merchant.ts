import type { HostBinding } from '../db/directory.ts';

export type MerchantAnswer =
  | { readonly kind: 'merchant'; readonly mid: string }
  /** Nobody said which merchant. */
  | { readonly kind: 'unnamed' }
  /** A host of one merchant was asked for another one. */
  | { readonly kind: 'foreign'; readonly mid: string };

/**
 * Which merchant a request is for. A host bound to a merchant decides alone; on a shared host the request must say,
 * the first claim (query before cookie, header or envelope for calls) winning. Names are not checked here.
 */
export function resolveMerchant(
  host: HostBinding,
  claims: { readonly said?: string | undefined; readonly remembered?: string | undefined },
): MerchantAnswer {
  if (host.kind === 'unknown') return { kind: 'unnamed' };
  if (host.kind === 'bound') {
    const isForeign = claims.said !== undefined && claims.said !== '' && claims.said !== host.mid;
    return isForeign ? { kind: 'foreign', mid: host.mid } : { kind: 'merchant', mid: host.mid };
  }
  const mid = claims.said || claims.remembered;
  return mid ? { kind: 'merchant', mid } : { kind: 'unnamed' };
}
