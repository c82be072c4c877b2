import type { Basket, Promotion } from '#modules/pricing';
import { olderFirst } from './naive-ids.ts';
import { isFor, piecesOf, setPrices } from './naive-pieces.ts';
import { freightOff, isOpen, type Slip, slipsOf, takeOff, total } from './naive-slips.ts';

/**
 * What a basket costs, found the slow way: every plan is carried out piece by piece. Written from the rules alone, to hold the
 * price engine against; it shares nothing with it.
 */
export function naivePayable(basket: Basket): number {
  const cids = [...new Set(basket.lines.map(({ cid }) => cid))].sort(olderFirst);
  const counters = cids.map((cid) => new Counter(basket, cid, cids));
  let best = { chosen: -1, fen: Number.POSITIVE_INFINITY };
  const give = (at: number, first: First | undefined, used: readonly string[], chosen: number, fen: number): void => {
    const counter = counters[at];
    if (!counter) {
      if (chosen > best.chosen || (chosen === best.chosen && fen < best.fen)) best = { chosen, fen };
      return;
    }
    for (const coupon of [undefined, ...counter.coupons]) {
      if (coupon && used.includes(coupon.id)) continue;
      const payable = counter.least(first?.counter === counter ? first.promotion : undefined, coupon);
      if (payable === undefined) continue;
      const isChosen = coupon !== undefined && counter.choice === coupon.id;
      give(at + 1, first, coupon ? [...used, coupon.id] : used, chosen + Number(isChosen), fen + payable);
    }
  };
  give(0, undefined, [], 0, 0);
  for (const counter of counters) for (const promotion of counter.firsts) give(0, { counter, promotion }, [], 0, 0);
  return best.fen;
}

interface First {
  readonly counter: Counter;
  readonly promotion: Promotion;
}

/** The request names these. */
const CHOSEN = ['PACKAGE', 'FLASH', 'HOURLY', 'GROUP', 'PRIVILEGED', 'WHOLESALE'];
const SEARCHED = ['N_FOR_PRICE', 'LADDER', 'LIMITED_DISCOUNT', 'MEMBER_PRICE', 'FULL_REDUCTION'];
/** Kinds that come in one step stand together. */
const STEPS = [
  ['PACKAGE'],
  ['FLASH', 'HOURLY', 'GROUP', 'PRIVILEGED', 'WHOLESALE'],
  ['N_FOR_PRICE'],
  ['LADDER', 'LIMITED_DISCOUNT', 'MEMBER_PRICE'],
  ['FULL_REDUCTION'],
];

/** One shop's till. */
class Counter {
  readonly choice: string;
  readonly #basket: Basket;
  readonly #cid: string;
  readonly #promotions: readonly Promotion[];
  readonly #order: readonly Promotion[];
  readonly #known = new Map<string, number | undefined>();

  constructor(basket: Basket, cid: string, cids: readonly string[]) {
    this.#basket = basket;
    this.#cid = cid;
    this.choice = basket.choices?.[cid] ?? 'BEST';
    this.#promotions = basket.promotions
      .filter((each) => isHere(each, cid))
      .map((each) => ({ ...each, ...limitHere(basket, each, cid, cids) }));
    this.#order = this.#sorted();
  }

  get firsts(): Promotion[] {
    return this.#promotions.filter(({ kind }) => kind === 'FIRST_ORDER');
  }

  get coupons(): Promotion[] {
    return this.#promotions.filter(({ kind, id }) => kind === 'COUPON' && (this.choice === 'BEST' || this.choice === id));
  }

  /** Over every choice of activities the least the order costs with this first order and coupon; undefined: they cannot be used so. */
  least(first: Promotion | undefined, coupon: Promotion | undefined): number | undefined {
    const key = `${first?.id}:${coupon?.id}`;
    if (!this.#known.has(key)) this.#known.set(key, this.#leastOf(first, coupon));
    return this.#known.get(key);
  }

  #leastOf(first: Promotion | undefined, coupon: Promotion | undefined): number | undefined {
    let least: number | undefined;
    const activities = this.#order.filter(({ kind }) => SEARCHED.includes(kind));
    for (let plan = 0; plan < 2 ** activities.length; plan += 1) {
      const accepted = activities.filter((_, at) => Math.floor(plan / 2 ** at) % 2 === 1);
      const payable = this.#payable(accepted, first, coupon);
      if (payable !== undefined && payable < (least ?? Number.POSITIVE_INFINITY)) least = payable;
    }
    return least;
  }

  #payable(accepted: readonly Promotion[], first: Promotion | undefined, coupon: Promotion | undefined): number | undefined {
    const slips = this.#goods([...this.#order.filter(({ kind }) => CHOSEN.includes(kind)), ...accepted]);
    for (const late of [first, coupon]) {
      if (late && !takeOff(late, openTo(late, slips))) return undefined;
    }
    return total(slips) + this.#freight(slips);
  }

  #freight(slips: readonly Slip[]): number {
    const rule = this.#basket.freight[this.#cid];
    if (!rule || (rule.freeFromFen !== null && total(slips) >= rule.freeFromFen)) return 0;
    let fee = rule.flatFen;
    for (const relief of new Set(slips.flatMap(({ reliefs }) => reliefs))) fee = Math.max(0, fee - relief.fen);
    const rights = this.#promotions.filter(({ kind }) => kind === 'FREE_FREIGHT');
    const offs = rights.map((right) => {
      const free = openTo(right, slips);
      return free.length > 0 ? freightOff(right, free) : 0;
    });
    return Math.max(0, fee - Math.max(0, ...offs));
  }

  /** Prices first, on pieces; then full reductions, on what pieces of a line with the same price are together. */
  #goods(promotions: readonly Promotion[]): Slip[] {
    const pieces = piecesOf(this.#basket.lines, this.#cid);
    for (const promotion of promotions) if (promotion.kind !== 'FULL_REDUCTION') setPrices(promotion, pieces, promotions);
    const slips = slipsOf(pieces, promotions);
    for (const promotion of promotions) if (promotion.kind === 'FULL_REDUCTION') takeOff(promotion, openTo(promotion, slips));
    return slips;
  }

  /** Step by step; in a step those without a limit first, then who takes off most alone, then the older. */
  #sorted(): Promotion[] {
    const chosen = this.#promotions.filter(({ kind }) => CHOSEN.includes(kind));
    const worth = (before: readonly Promotion[], each: Promotion) => total(this.#goods(before)) - total(this.#goods([...before, each]));
    const inOrder = (before: readonly Promotion[], all: readonly Promotion[]) =>
      STEPS.flatMap((kinds) =>
        all
          .filter(({ kind }) => kinds.includes(kind))
          .map((each) => ({ each, limited: each.maxPieces === undefined ? 0 : 1, worth: worth(before, each) }))
          .sort((a, b) => a.limited - b.limited || b.worth - a.worth || olderFirst(a.each.id, b.each.id))
          .map(({ each }) => each),
      );
    const first = inOrder([], chosen);
    return [
      ...first,
      ...inOrder(
        first,
        this.#promotions.filter(({ kind }) => SEARCHED.includes(kind)),
      ),
    ];
  }
}

const openTo = (promotion: Promotion, slips: readonly Slip[]) => slips.filter((slip) => isOpen(slip, promotion));

const isHere = ({ cids }: Promotion, cid: string) => cids.length === 0 || cids.includes(cid);

/** What a member may still have goes to the shops in the order of their numbers, as far as each has pieces for it. */
function limitHere(basket: Basket, promotion: Promotion, cid: string, cids: readonly string[]): { maxPieces?: number } {
  if (promotion.maxPieces === undefined) return {};
  let rest = promotion.maxPieces;
  for (const shop of cids) {
    if (!isHere(promotion, shop)) continue;
    const pieces = piecesOf(basket.lines, shop).filter(({ line }) => isFor(promotion, line)).length;
    if (shop === cid) return { maxPieces: Math.min(rest, pieces) };
    rest -= Math.min(rest, pieces);
  }
  return { maxPieces: 0 };
}
