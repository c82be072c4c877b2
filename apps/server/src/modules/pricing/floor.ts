import { freeLots, isOnOrder, isOpen, isReason, isSet, leftOf, measure, type Order } from './apply.ts';
import { freightOf } from './freight.rules.ts';
import { LIST } from './lots.ts';
import type { Rule } from './rule.ts';
import { sum } from './share.rules.ts';
import type { PlannedShop } from './shop.ts';

/** A reduction with the later ones that are for none but its own lines: once it has taken, they find nothing left. */
interface Cluster {
  readonly rule: Rule;
  readonly within: readonly Cluster[];
}

/** What is left to decide, from an activity on. */
interface Ahead {
  /** By line, the least any line price left makes of a piece. */
  readonly leastFen: readonly number[];
  readonly hasPrices: boolean;
  /** What all sets left can save beyond that, each alone. */
  readonly setsFen: number;
  readonly clusters: readonly Cluster[];
}

export interface Floor {
  /**
   * The least the goods can come to before the last rules, whatever is done with the activities from `at` on: each lot at the least a
   * line price left can bring it to; less what each set left could save beyond that alone; less what the reductions left would take off at the
   * present amounts. None of it can be had for less later on.
   */
  goodsFen(order: Order, at: number): number;
  /** The least the fee can come to before the last rules: it only rises when goods get cheaper. */
  feeFen(order: Order): number;
}

export function floorOf(shop: PlannedShop): Floor {
  const ahead = lookAhead(shop);
  const reliefFen = sum(shop.activities.map(mostFreightOf)) + Math.max(0, ...shop.lasts.map(mostFreightOf));
  return {
    goodsFen: (order, at) => {
      const left = ahead[at] as Ahead;
      return pricesFloor(shop, order, left) - left.setsFen - mostReduced(order, left.clusters, left.hasPrices);
    },
    feeFen: (order) => Math.max(0, freightOf(shop.freight, leftOf(order)) - reliefFen),
  };
}

/** By place: the last place knows of nothing left. */
function lookAhead(shop: PlannedShop): Ahead[] {
  const { activities, lines } = shop;
  let next: Ahead = { leastFen: lines.map(({ unitFen }) => unitFen), hasPrices: false, setsFen: 0, clusters: [] };
  const ahead = [next];
  for (const [at, rule] of [...activities.entries()].reverse()) {
    next = {
      leastFen: next.leastFen.map((unitFen, line) => Math.min(unitFen, rule.unitFen[line] ?? unitFen)),
      hasPrices: next.hasPrices || rule.kind.scope === 'line',
      setsFen: next.setsFen + mostSaved(shop, rule, next.leastFen),
      clusters: isOnOrder(rule.kind) ? clustersOf(activities.slice(at)) : next.clusters,
    };
    ahead.unshift(next);
  }
  return ahead;
}

/** What a set can save when every piece is at the least price it can get without. */
function mostSaved(shop: PlannedShop, rule: Rule, leastFen: readonly number[]): number {
  if (!isSet(rule.kind)) return 0;
  const { at, free } = freeLots(shop, shop.chosen, rule);
  const cheap = free.map((lot, nth) => ({ ...lot, unitFen: leastFen[shop.chosen.lots.line[at[nth] ?? 0] ?? 0] ?? lot.unitFen }));
  const made = rule.kind.take(rule.promotion, cheap);
  return isReason(made) ? 0 : sum(made.map(({ offFen }) => offFen));
}

function clustersOf([rule, ...later]: readonly Rule[]): Cluster[] {
  if (!rule) return [];
  const isWithin = (other: Rule) =>
    !rule.promotion.refuses?.length &&
    other.kind.group === rule.kind.group &&
    other.covers.every((isFor, line) => !isFor || rule.covers[line]);
  return [{ rule, within: clustersOf(later.filter(isWithin)) }, ...clustersOf(later.filter((other) => !isWithin(other)))];
}

/** The most a rule ever takes off the fee. */
export const mostFreightOf = ({ kind, promotion }: Rule): number => (isOnOrder(kind) ? (kind.mostFreightFen?.(promotion) ?? 0) : 0);

function pricesFloor(shop: PlannedShop, { lots }: Order, { leastFen, hasPrices }: Ahead): number {
  if (!hasPrices) return sum(lots.left);
  let floor = 0;
  for (let lot = 0; lot < lots.line.length; lot += 1) {
    const left = lots.left[lot] ?? 0;
    const least = (leastFen[lots.line[lot] ?? 0] ?? 0) * (lots.pieces[lot] ?? 0);
    floor += least < left && isOpen(shop, lots.price[lot] ?? LIST) ? least : left;
  }
  return floor;
}

function mostReduced(order: Order, clusters: readonly Cluster[], hasPrices: boolean): number {
  let most = 0;
  for (const { rule, within } of clusters) most += Math.max(mostOff(order, rule, hasPrices), mostReduced(order, within, hasPrices));
  return most;
}

/** What a rule takes off the present amounts at most. While line prices are left, a lot that has one which does not meet the reduction may still get another. */
export function mostOff(order: Order, rule: Rule, hasPrices: boolean): number {
  const { kind, promotion } = rule;
  if (!isOnOrder(kind)) return 0;
  const base = measure(order, rule, hasPrices);
  return base.count === 0 ? 0 : Math.min(kind.mostFen?.(promotion, base) ?? kind.offFen(promotion, base), base.mostFen);
}
