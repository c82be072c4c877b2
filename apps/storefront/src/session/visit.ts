import type { ShopContext } from '@qianpu/contract/shop-context';
import type { DetectedEnv } from '../platform/run-env.ts';
import { attributionIn } from './attribution.ts';
import { loginOfVisit } from './login-of-visit.ts';
import type { OauthReturn } from './oauth-return.ts';
import { keepOauthReturn, oauthReturnIn } from './oauth-return.ts';
import { labelVisitor } from './session.ts';
import { shopOfVisit } from './shop-of-visit.ts';
import type { StoredValues } from './stored.ts';
import { readStored, writeAll } from './stored.ts';

export interface VisitStart {
  readonly shop: Pick<ShopContext, 'mid' | 'cid'>;
  readonly detected: DetectedEnv;
  /** With its base. */
  readonly path: string;
  readonly search: string;
  readonly kept: StoredValues;
}

/** What the start of a visit brings about, in this order. */
export interface VisitPlan {
  readonly keep: StoredValues;
  /** The address's query from now on: without a login or what buys one, and without a shop that was refused. */
  readonly search: string;
  /** Nothing more follows: the page is loaded anew with this query, for the shop of this tab. */
  readonly reload: string | null;
  /** Reported as institutions-CID-Exception (spec 8). */
  readonly isShopReported: boolean;
  /** Said in an alert (spec 8). */
  readonly isSwitchedBack: boolean;
  /** A mini-program's, to be redeemed for a login. */
  readonly ticket: string | null;
  /** The messenger's, to be spent by the page that sent the shopper there. */
  readonly oauthReturn: OauthReturn | null;
}

export function planVisit({ shop, detected, path, search, kept }: VisitStart): VisitPlan {
  const query = new URLSearchParams(search);
  const login = detected.env === 'mini' ? loginOfVisit(shop.mid, query, kept) : { keep: {}, ticket: null };
  const requested = query.get('cid') || null;
  const { cid, ...entered } = shopOfVisit({
    url: requested,
    tab: kept.tabCid ?? null,
    cookie: kept.cid ?? null,
    answered: shop.cid,
    refused: query.get('orgId'),
  });
  const shown = rewritten(search, { token: null, ticket: null, code: null, state: null, ...(requested && { cid: shop.cid }) });
  if (entered.isReload)
    return {
      search: shown,
      // What there is to report and to say comes after the reload.
      keep: { ...login.keep, ...(entered.isSwitchedBack && { switchedBack: true }) },
      // Ticket and code are still to be spent; a token is in its cookie by now.
      reload: rewritten(search, { token: null, cid }),
      isShopReported: false,
      isSwitchedBack: false,
      ticket: null,
      oauthReturn: null,
    };
  const keep: StoredValues = {
    ...login.keep,
    ...attributionIn(query),
    ...(detected.cookie !== 'keep' && { env: detected.cookie === 'mini' ? 'mini' : null }),
    ...(kept.mid !== shop.mid && { mid: shop.mid }),
    ...(entered.isCookieRewritten && { cid }),
    ...(kept.switchedBack && { switchedBack: null }),
    tabCid: cid,
    // A page that starts comes from nowhere: for the router, from the root (spec 2.1).
    firstUrl: path + shown,
  };
  const isSwitchedBack = entered.isSwitchedBack || kept.switchedBack === true;
  return {
    search: shown,
    keep,
    reload: null,
    isShopReported: entered.isReported || isSwitchedBack,
    isSwitchedBack,
    ticket: login.ticket,
    oauthReturn: oauthReturnIn(query),
  };
}

/** Starts a visit on this device. What is left to do is the plan's: load anew, report, say, redeem. */
export function beginVisit(shop: ShopContext, detected: DetectedEnv): VisitPlan {
  const { pathname: path, search, hash } = window.location;
  const names = ['tabCid', 'cid', 'mid', 'token', 'miniEntered', 'switchedBack'] as const;
  const kept: StoredValues = Object.fromEntries(names.map((name) => [name, readStored(name, shop.mid)]));
  const plan = planVisit({ shop, detected, path, search, kept });
  labelVisitor(shop.mid);
  writeAll(shop.mid, plan.keep);
  keepOauthReturn(plan.oauthReturn);
  // WeChat's own, which browsers carry over to where it leads back.
  const ownHash = hash === '#wechat_redirect' ? '' : hash;
  if (plan.search + ownHash !== search + hash) window.history.replaceState(window.history.state, '', path + plan.search + ownHash);
  return plan;
}

/** As it was written where nothing changes. */
function rewritten(search: string, values: Readonly<Record<string, string | null>>): string {
  const query = new URLSearchParams(search);
  const before = query.toString();
  for (const [name, value] of Object.entries(values)) value === null ? query.delete(name) : query.set(name, value);
  const after = query.toString();
  if (after === before) return search;
  return after && `?${after}`;
}
