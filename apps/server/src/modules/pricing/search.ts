import { apply, leftOf, type Order } from './apply.ts';
import { type Floor, floorOf, mostFreightOf, mostOff } from './floor.ts';
import { endWith, type Option, optionsOf } from './options.ts';
import type { Rule } from './rule.ts';
import type { PlannedShop } from './shop.ts';

/** How many times a search may apply a promotion: counted, not timed, so an answer is the same on every machine. */
export const BUDGET = 2_000;
/** What the plans of coupons that are not taken may cost of it, where only the receipt tells of them. */
const PART_FOR_OTHERS = 1 / 8;
/** What looking at plans in turn may cost of it; the rest is for improving plans step by step, when that did not end. */
const PART_FOR_PASSES = 0.5;
/** Plans are looked at by how many activities they decline: none, one, two, three, then all others. */
const PASSES = [
  [0, 0],
  [1, 1],
  [2, 2],
  [3, 3],
  [4, Number.POSITIVE_INFINITY],
] as const;

/** The cheapest plan seen that ends with an option. */
export interface FoundPlan {
  readonly option: Option;
  readonly accepted: ReadonlySet<Rule>;
  readonly payableFen: number;
}

export interface Searched {
  /** By option, those no plan can end with left out. */
  readonly found: readonly FoundPlan[];
  /** The cheapest of all is proved to be it; the cheapest of each option is. */
  readonly isProved: boolean;
  readonly isEachProved: boolean;
}

/**
 * The cheapest plan of an order. A plan says which activities are accepted, each for the whole order; declining one can be cheaper, when its
 * reduction costs a larger one its threshold. With what is left of the budget the cheapest plan of each option is looked for.
 */
export function search(shop: PlannedShop, needsEach: boolean, budget: number): Searched {
  const walk = new Walk(shop);
  const isProved = walk.findCheapest(budget);
  const isEachProved = (isProved || needsEach) && walk.findEach(needsEach ? budget : budget * PART_FOR_OTHERS) && isProved;
  return { found: walk.found.filter((found) => found !== undefined), isProved, isEachProved };
}

/** An order with the activities before `at` decided, the least it can come to, and what becomes of it with the next one and without. */
interface Node {
  readonly order: Order;
  readonly at: number;
  readonly goodsFen: number;
  readonly feeFen: number;
  accepted?: Node;
  declined?: Node;
}

class Walk {
  readonly found: (FoundPlan | undefined)[];
  readonly #shop: PlannedShop;
  readonly #floor: Floor;
  readonly #options: readonly Option[];
  readonly #ends: Ends;
  readonly #root: Node;
  readonly #accepted: Rule[] = [];
  #isForEach = false;
  #cheapestFen = Number.POSITIVE_INFINITY;
  #spent = 0;
  /** How much may have been spent in the present pass, and how many activities its plans decline. */
  #most = Number.POSITIVE_INFINITY;
  #declines: (typeof PASSES)[number] = PASSES[0];
  #isCut = false;

  constructor(shop: PlannedShop) {
    this.#shop = shop;
    this.#floor = floorOf(shop);
    const { chosen } = shop;
    this.#root = { order: chosen, at: 0, goodsFen: this.#floor.goodsFen(chosen, 0), feeFen: this.#floor.feeFen(chosen) };
    this.#options = optionsOf(shop);
    this.#ends = new Ends(shop, this.#options);
    this.found = this.#options.map(() => undefined);
  }

  findCheapest(budget: number): boolean {
    const isProved = this.#pass(budget * PART_FOR_PASSES);
    if (!isProved) this.#climb(budget);
    return isProved;
  }

  /** One that not even the plan without activities can end with is left out. */
  findEach(budget: number): boolean {
    if (this.#options.length === 1) return true;
    this.#isForEach = true;
    this.#end(this.#shop.chosen);
    return this.#pass(budget);
  }

  /** Whether every plan was looked at or could be left out. */
  #pass(budget: number): boolean {
    for (const declines of PASSES) {
      // The plan that accepts everything is always looked at.
      this.#most = declines[1] === 0 ? Number.POSITIVE_INFINITY : budget;
      this.#declines = declines;
      this.#isCut = false;
      this.#visit(this.#root, 0);
      if (this.#spent > this.#most) return false;
      if (!this.#isCut) return true;
    }
    return true;
  }

  /**
   * The larger a reduction, the more activities may have to give way to it, further than the passes got. So beside the best plan those are
   * taken that decline all that lowers its base, and each, the cheapest first, is made better by one activity at a time.
   */
  #climb(most: number): void {
    const { activities } = this.#shop;
    const best = this.found.find((found) => found?.payableFen === this.#cheapestFen);
    const asBest = new Set(activities.filter((activity) => !best?.accepted.has(activity)));
    const starts: { readonly declined: Set<Rule>; readonly fen: number }[] = [];
    for (const declined of [asBest, ...declinedForEach(activities)])
      if (this.#spent <= most) starts.push({ declined, fen: this.#carryOut(declined) });
    for (const { declined, ...start } of starts.sort((a, b) => a.fen - b.fen)) {
      let { fen } = start;
      let unchanged = 0;
      for (let at = 0; unchanged < activities.length; at = (at + 1) % activities.length) {
        if (this.#spent > most) return;
        toggle(declined, activities[at] as Rule);
        const otherFen = this.#carryOut(declined);
        if (otherFen < fen) [fen, unchanged] = [otherFen, 0];
        else toggle(declined, activities[at] as Rule);
        unchanged += 1;
      }
    }
  }

  /** Answers about what the plan comes to: exact, but for a coupon that a first order costs its threshold. */
  #carryOut(declined: ReadonlySet<Rule>): number {
    let node = this.#root;
    for (const activity of this.#shop.activities) node = this.#step(node, !declined.has(activity));
    const { order } = node;
    const fen = Math.min(...this.#ends.leastOf(order, leftOf(order), this.#floor.feeFen(order)));
    if (fen >= this.#cheapestFen) return fen;
    this.#accepted.push(...this.#shop.activities.filter((activity) => !declined.has(activity)));
    this.#end(order);
    this.#accepted.length = 0;
    return fen;
  }

  /** What was applied once is not applied again. */
  #step(node: Node, isAccepted: boolean): Node {
    const next = isAccepted ? node.accepted : node.declined;
    if (next) return next;
    const activity = this.#shop.activities[node.at] as Rule;
    if (isAccepted) this.#spent += 1;
    const order = isAccepted ? apply(this.#shop, node.order, activity) : node.order;
    const made: Node = { order, at: node.at + 1, goodsFen: this.#floor.goodsFen(order, node.at + 1), feeFen: this.#floor.feeFen(order) };
    if (isAccepted) node.accepted = made;
    if (!isAccepted || order === node.order) node.declined = made;
    return made;
  }

  #visit(node: Node, declined: number): void {
    const { activities } = this.#shop;
    const [least, most] = this.#declines;
    if (this.#spent > this.#most || activities.length - node.at + declined < least) return;
    if (!this.#mayWin(node)) return;
    const activity = activities[node.at];
    if (!activity) {
      this.#end(node.order);
      return;
    }
    const reduced = this.#step(node, true);
    if (reduced.order === node.order) {
      this.#visit(reduced, declined);
      return;
    }
    this.#accepted.push(activity);
    this.#visit(reduced, declined);
    this.#accepted.pop();
    const other = this.#step(node, false);
    if (declined < most) this.#visit(other, declined + 1);
    else this.#isCut ||= this.#mayWin(other);
  }

  /** Whether some plan of a branch may end cheaper than what was found. */
  #mayWin({ order, goodsFen, feeFen }: Node): boolean {
    // Mostly it is below without any last rule, and these need not be looked at.
    if (goodsFen + feeFen < (this.#isForEach ? (this.found[0]?.payableFen ?? 0) : this.#cheapestFen)) return true;
    const least = this.#ends.leastOf(order, goodsFen, feeFen);
    for (let nth = 0; nth < least.length; nth += 1) {
      const boundFen = this.#isForEach ? this.found[nth]?.payableFen : this.#cheapestFen;
      if (boundFen !== undefined && (least[nth] as number) < boundFen) return true;
    }
    return false;
  }

  /** Every option that could still be the better end of this plan. */
  #end(order: Order): void {
    const least = this.#ends.leastOf(order, leftOf(order), this.#floor.feeFen(order));
    for (const [nth, option] of this.#options.entries()) {
      const seen = this.found[nth];
      const boundFen = seen && !this.#isForEach ? this.#cheapestFen : seen?.payableFen;
      if (boundFen !== undefined && (least[nth] as number) >= boundFen) continue;
      this.#spent += 1;
      const ended = endWith(this.#shop, order, option);
      if (!ended || (seen && ended.payableFen >= seen.payableFen)) continue;
      this.found[nth] = { option, accepted: new Set(this.#accepted), payableFen: ended.payableFen };
      this.#cheapestFen = Math.min(this.#cheapestFen, ended.payableFen);
    }
  }
}

/** By reduction: the prices and sets of its lines; and all that are no reductions. */
function declinedForEach(activities: readonly Rule[]): Set<Rule>[] {
  const prices = activities.filter(({ kind }) => kind.scope !== 'order');
  const overlaps = (one: Rule, other: Rule) => one.covers.some((isFor, line) => isFor && other.covers[line]);
  const reductions = activities.filter(({ kind }) => kind.scope === 'order');
  return [...reductions.map((rule) => new Set(prices.filter((price) => overlaps(rule, price)))), new Set(prices)];
}

function toggle(declined: Set<Rule>, rule: Rule): void {
  if (!declined.delete(rule)) declined.add(rule);
}

/** The least each option can make of an order. */
class Ends {
  readonly #rules: readonly Rule[];
  readonly #reliefFen: readonly number[];
  /** By option, the places of its rules; the last place stands for none. */
  readonly #places: readonly (readonly [first: number, single: number])[];

  constructor(shop: PlannedShop, options: readonly Option[]) {
    this.#rules = [...shop.firsts, ...shop.singles];
    this.#reliefFen = [...this.#rules.map((rule) => Math.min(mostFreightOf(rule), shop.freight?.flatFen ?? 0)), 0];
    const placeOf = (rule: Rule | undefined) => (rule ? this.#rules.indexOf(rule) : this.#rules.length);
    this.#places = options.map(({ first, single }) => [placeOf(first), placeOf(single)]);
  }

  leastOf(order: Order, goodsFen: number, feeFen: number): number[] {
    const off = this.#rules.map((rule) => mostOff(order, rule, true));
    off.push(0);
    const relief = this.#reliefFen;
    return this.#places.map(([first, single]) => {
      const goods = goodsFen - (off[first] as number) - (off[single] as number);
      return Math.max(0, goods) + Math.max(0, feeFen - (relief[first] as number) - (relief[single] as number));
    });
  }
}
