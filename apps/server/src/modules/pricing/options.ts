import { type Claim, claimOf, isOnOrder, leftOf, type Order, withClaim } from './apply.ts';
import { freightOf } from './freight.rules.ts';
import type { Rule } from './rule.ts';
import type { PlannedShop } from './shop.ts';

/** What ends a plan: at most one first order, at most one coupon. */
export interface Option {
  readonly first: Rule | undefined;
  readonly single: Rule | undefined;
}

/** Every pair of a first order or none and a coupon or none, of those that take off something alone; nothing at all comes first. */
export function optionsOf({ chosen, firsts, singles }: PlannedShop): Option[] {
  const isUsable = (rule: Rule) => isOnOrder(rule.kind) && claimOf(chosen, rule, rule.kind) !== undefined;
  return [undefined, ...firsts.filter(isUsable)].flatMap((first) =>
    [undefined, ...singles.filter(isUsable)].map((single) => ({ first, single })),
  );
}

/** An order with its last rules applied, and the fee for sending before and after them. */
export interface Ended {
  readonly order: Order;
  readonly feeFen: number;
  /** Of each claim what it takes off the fee. */
  readonly offFee: ReadonlyMap<Rule, number>;
  readonly payableFen: number;
}

/** Undefined: one of the option's two took nothing. */
export function endWith(shop: PlannedShop, order: Order, { first, single }: Pick<Option, 'first' | 'single'>): Ended | undefined {
  let ended = order;
  for (const rule of [first, single]) {
    if (!rule || !isOnOrder(rule.kind)) continue;
    const claim = claimOf(ended, rule, rule.kind);
    if (!claim) return undefined;
    ended = withClaim(ended, claim);
  }
  return takeFreight(shop, ended);
}

function takeFreight(shop: PlannedShop, order: Order): Ended {
  const goodsFen = leftOf(order);
  const feeFen = freightOf(shop.freight, goodsFen);
  const offFee = new Map<Rule, number>();
  let rest = feeFen;
  for (const { rule, freightFen } of order.claims) {
    const off = Math.min(rest, freightFen);
    if (off > 0) offFee.set(rule, off);
    rest -= off;
  }
  const last = rest > 0 ? bestLast(shop, order, rest) : undefined;
  if (!last) return { order, feeFen, offFee, payableFen: goodsFen + rest };
  const off = Math.min(rest, last.freightFen);
  offFee.set(last.rule, off);
  return { order: withClaim(order, last), feeFen, offFee, payableFen: goodsFen + rest - off };
}

function bestLast({ lasts }: PlannedShop, order: Order, feeFen: number): Claim | undefined {
  let best: Claim | undefined;
  for (const rule of lasts) {
    const claim = isOnOrder(rule.kind) ? claimOf(order, rule, rule.kind) : undefined;
    if (claim && Math.min(claim.freightFen, feeFen) > Math.min(best?.freightFen ?? 0, feeFen)) best = claim;
  }
  return best;
}
