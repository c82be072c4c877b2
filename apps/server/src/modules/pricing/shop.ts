import { apply, leftOf, type Order, startOf } from './apply.ts';
import type { BasketLine, ChosenCoupon, Promotion, ShopFreight } from './pricing.types.ts';
import { inOrder, makeRules, type Rule } from './rule.ts';

/** All that one shop's order is priced from. */
export interface ShopBasket {
  readonly cid: string;
  readonly lines: readonly BasketLine[];
  readonly freight: ShopFreight | undefined;
  readonly promotions: readonly Promotion[];
  readonly choice: ChosenCoupon;
}

export interface PlannedShop extends ShopBasket {
  readonly rules: readonly Rule[];
  /** What the request names is taken: nothing of it is searched. */
  readonly chosen: Order;
  /** Accepted or declined each for the whole order. */
  readonly activities: readonly Rule[];
  readonly firsts: readonly Rule[];
  /** Of these one, and each in one order of the basket only. */
  readonly singles: readonly Rule[];
  /** Of these the best. */
  readonly lasts: readonly Rule[];
}

export function openShop(basket: ShopBasket): PlannedShop {
  const { lines } = basket;
  const start = startOf(lines);
  const worth = new Map<Promotion, number>();
  const worthOf = ({ promotion }: Pick<Rule, 'promotion'>) => worth.get(promotion) ?? 0;
  const weigh = (rules: readonly Rule[], from: Order, isChosen: boolean) => {
    const own = rules.filter(({ kind }) => kind.isChosen === isChosen);
    if (own.length === 0) return rules;
    const leftFen = leftOf(from);
    for (const rule of own) worth.set(rule.promotion, leftFen - leftOf(apply({ lines, rules }, from, rule)));
    return inOrder(rules, worthOf);
  };

  // Chosen ones come first, so their places stay when the rest is put in order.
  const withChosen = weigh(makeRules(basket.promotions, lines), start, true);
  const chosen = withChosen
    .filter(({ kind }) => kind.isChosen)
    .reduce((order, rule) => apply({ lines, rules: withChosen }, order, rule), start);
  const rules = weigh(withChosen, chosen, false);
  const picked = (pick: Rule['kind']['pick']) => rules.filter(({ kind }) => !kind.isChosen && kind.pick === pick);
  return {
    ...basket,
    rules,
    chosen,
    activities: picked('all'),
    firsts: picked('one-of-basket'),
    singles: picked('one-of-shop').filter(({ promotion }) => basket.choice === 'BEST' || basket.choice === promotion.id),
    lasts: picked('best-of-shop'),
  };
}

/** Whether what it takes keeps another shop of the basket from something: which of them has it is decided over all. */
export function isShared(shop: PlannedShop, shops: readonly PlannedShop[]): boolean {
  const others = shops.filter((other) => other !== shop);
  if (shop.firsts.length > 0 && others.some(({ firsts }) => firsts.length > 0)) return true;
  const elsewhere = new Set(others.flatMap(({ singles }) => singles.map(({ promotion }) => promotion.id)));
  return shop.singles.some(({ promotion }) => elsewhere.has(promotion.id));
}

/** Whether the shopper named the coupon. */
export const isNamed = ({ choice, singles }: PlannedShop): boolean => choice !== 'BEST' && singles.length > 0;
