import { nobody } from './session.ts';
import type { StoredValues } from './stored.ts';

export interface LoginOfVisit {
  readonly keep: StoredValues;
  /** To be redeemed for a login, once. */
  readonly ticket: string | null;
}

/**
 * Who the mini-program says is there (spec 2.4): by a token, or by a ticket that buys one. A fresh start that names nobody ends
 * the login the device knows; a reload goes on with it. Everywhere else an address says nothing about who is there.
 */
export function loginOfVisit(mid: string, query: URLSearchParams, stored: StoredValues): LoginOfVisit {
  const token = query.get('token');
  const ticket = query.get('ticket') || null;
  const appId = query.get('appId');
  const named = { miniEntered: true, ...(appId && /^[\w-]{1,64}$/.test(appId) && { appId }) } as const;
  // A token begins with its merchant.
  if (token?.startsWith(`${mid}-`)) return { keep: { ...(token !== stored.token && nobody), ...named, token }, ticket: null };
  return { keep: { ...((ticket || !stored.miniEntered) && nobody), ...named }, ticket };
}
