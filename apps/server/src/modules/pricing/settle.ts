import { assign } from './assign.rules.ts';
import { compareIds } from './ids.rules.ts';
import type { Rule } from './rule.ts';
import type { FoundPlan, Searched } from './search.ts';
import { sum } from './share.rules.ts';
import type { PlannedShop } from './shop.ts';

export interface SearchedShop extends Searched {
  readonly shop: PlannedShop;
  /** What it takes may be wanted by another shop, or the shopper named it: the cheapest of all does not do. */
  readonly needsEach: boolean;
}

export interface SettledShop {
  readonly shop: PlannedShop;
  readonly plan: FoundPlan;
  readonly isProved: boolean;
  /** Taken by another shop of the basket. */
  readonly isElsewhere: (rule: Rule) => boolean;
  /** Coupons this order could end with instead, and what it would come to. */
  readonly instead: ReadonlyMap<Rule, number>;
}

/** A choice of the shopper outweighs every price. */
const CHOSEN_FEN = 1e12;

interface First {
  readonly shop: PlannedShop;
  readonly rule: Rule;
}

/** The first order goes to no shop or one, each in turn; around it each coupon to the shop where it saves most over all. */
export function settle(searched: readonly SearchedShop[]): SettledShop[] {
  const firsts: readonly First[] = searched
    .flatMap(({ shop }) => shop.firsts.map((rule) => ({ shop, rule })))
    .sort((a, b) => compareIds(a.rule.promotion.id, b.rule.promotion.id) || compareIds(a.shop.cid, b.shop.cid));
  const { plans } = [undefined, ...firsts]
    .map((first) => plansAround(searched, first))
    .filter((each) => each !== undefined)
    .reduce((best, other) => (other.weightFen < best.weightFen ? other : best));
  return searched.map(({ shop, isProved, isEachProved, needsEach, found }, at) => {
    const plan = plans[at] as FoundPlan;
    const others = plans.filter((other) => other !== plan).map(({ option }) => option);
    const mayHave = ({ option: { first } }: FoundPlan) => !first || !needsEach || first === plan.option.first;
    return {
      shop,
      plan,
      isProved: needsEach ? isEachProved : isProved,
      isElsewhere: ({ kind, promotion }) =>
        kind.pick === 'one-of-basket'
          ? others.some(({ first }) => first)
          : others.some(({ single }) => single?.promotion.id === promotion.id),
      instead: cheapestBySingle(found.filter(mayHave)),
    };
  });
}

function cheapestBySingle(found: readonly FoundPlan[]): Map<Rule, number> {
  const cheapest = new Map<Rule, number>();
  for (const { option, payableFen } of found)
    if (option.single) cheapest.set(option.single, Math.min(payableFen, cheapest.get(option.single) ?? payableFen));
  return cheapest;
}

/** Each coupon is used once, each shop has one: the cheapest of all such ways. Undefined: no plan has this first order. */
function plansAround(
  searched: readonly SearchedShop[],
  first: First | undefined,
): { readonly weightFen: number; readonly plans: readonly FoundPlan[] } | undefined {
  const open = searched.map(({ shop, found }) =>
    found.filter(({ option }) => option.first === (first?.shop === shop ? first.rule : undefined)),
  );
  const bare = open.map((found) => found.find(({ option }) => !option.single)).filter((found) => found !== undefined);
  if (bare.length < open.length) return undefined;
  const ids = [...new Set(open.flat().map(({ option }) => option.single?.promotion.id ?? ''))].filter(Boolean).sort(compareIds);
  const bySingle = open.map((found) => new Map(found.map((plan) => [plan.option.single?.promotion.id, plan])));
  const withSingle = (at: number, id: string | undefined) => bySingle[at]?.get(id);
  const costOf = (at: number, id: string) => {
    const found = withSingle(at, id);
    if (!found) return 0;
    return found.payableFen - (bare[at]?.payableFen ?? 0) - (searched[at]?.shop.choice === id ? CHOSEN_FEN : 0);
  };
  const costs = bare.map((_, at) => [...ids.map((id) => costOf(at, id)), ...bare.map(() => 0)]);
  const columns = assign(costs);
  const gains = columns.map((column, at) => costs[at]?.[column] ?? 0);
  return {
    weightFen: sum(bare.map(({ payableFen }) => payableFen)) + sum(gains),
    // A coupon that saves nothing stays unused.
    plans: bare.map((found, at) => ((gains[at] ?? 0) < 0 ? (withSingle(at, ids[columns[at] ?? 0]) ?? found) : found)),
  };
}
