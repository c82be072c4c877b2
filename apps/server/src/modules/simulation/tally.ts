import { activityIdOf } from '#modules/activity';
import type { PricedShop } from '#modules/pricing';
import type { Simulation } from './simulation.types.ts';

type Other = Simulation['meets'][number];
type Uncounted = Simulation['uncounted'][number]['code'];
type Entry = PricedShop['receipt'][number];

interface ReplayedShop {
  readonly orderId: string;
  readonly placedAt: Date;
  readonly before: PricedShop;
  readonly after: PricedShop;
}

const MOST_OTHERS = 50;
const MOST_LARGEST = 20;
const DAY_MS = 86_400_000;
/** Asia/Shanghai knows no summer time. */
const SHANGHAI_MS = 8 * 3_600_000;
const dayOf = (at: number) => new Date(at + SHANGHAI_MS).toISOString().slice(0, 10);

/** Sums up, order by order, what an activity would have changed. */
export class ReplayTally {
  readonly #id: string;
  readonly #sums = { orders: 0, taken: 0, changed: 0, beforeFen: 0, afterFen: 0, givenFen: 0 };
  readonly #uncounted = new Map<Uncounted, number>();
  readonly #meets = new Map<string, Other>();
  readonly #givesWay = new Map<string, Other>();
  readonly #days = new Map<string, { orders: number; givenFen: number }>();
  #largest: Simulation['largest'] = [];

  constructor(id: string) {
    this.#id = id;
  }

  leaveOut(code: Uncounted, orders: number): void {
    this.#uncounted.set(code, (this.#uncounted.get(code) ?? 0) + orders);
  }

  count({ orderId, placedAt, before, after }: ReplayedShop): void {
    const [beforeFen, afterFen] = [before.payableFen, after.payableFen];
    this.#sums.orders += 1;
    this.#sums.beforeFen += beforeFen;
    this.#sums.afterFen += afterFen;
    if (beforeFen !== afterFen) {
      this.#sums.changed += 1;
      this.#noteLargest({ orderId, beforeFen, afterFen });
    }
    const taken = after.receipt.filter(isTaken);
    const own = taken.filter((entry) => this.#isOwn(entry));
    if (own.length === 0) return;
    const givenFen = offOf(own);
    this.#sums.taken += 1;
    this.#sums.givenFen += givenFen;
    const day = dayOf(placedAt.getTime());
    const { orders, givenFen: earlier } = this.#days.get(day) ?? { orders: 0, givenFen: 0 };
    this.#days.set(day, { orders: orders + 1, givenFen: earlier + givenFen });
    this.#noteOthers(before.receipt.filter(isTaken), taken);
  }

  result(from: Date, to: Date): Simulation {
    return {
      from: from.getTime(),
      to: to.getTime(),
      ...this.#sums,
      uncounted: [...this.#uncounted].map(([code, orders]) => ({ code, orders })),
      meets: most(this.#meets),
      givesWay: most(this.#givesWay),
      days: daysBetween(from, to).map((day) => ({ day, ...(this.#days.get(day) ?? { orders: 0, givenFen: 0 }) })),
      largest: this.#largest,
    };
  }

  #isOwn({ promotionId = '' }: Entry): boolean {
    return activityIdOf(promotionId) === this.#id;
  }

  /** Of an order that would have had it. */
  #noteOthers(before: readonly Entry[], after: readonly Entry[]): void {
    const [was, is] = [byPromotion(before), byPromotion(after.filter((entry) => !this.#isOwn(entry)))];
    for (const [key, entries] of is) add(this.#meets, key, entries);
    for (const [key, entries] of was) if (!is.has(key)) add(this.#givesWay, key, entries);
  }

  #noteLargest(order: Simulation['largest'][number]): void {
    const change = ({ beforeFen, afterFen }: typeof order) => Math.abs(beforeFen - afterFen);
    const last = this.#largest[MOST_LARGEST - 1];
    if (last && change(last) >= change(order)) return;
    this.#largest = [...this.#largest, order].sort((a, b) => change(b) - change(a)).slice(0, MOST_LARGEST);
  }
}

const isTaken = ({ kind, isTaken, promotionId }: Entry): boolean => kind === 'PROMOTION' && isTaken && promotionId !== undefined;
const offOf = (entries: readonly Entry[]): number => entries.reduce((sum, { amountFen }) => sum - amountFen, 0);

/** Every member has a coupon of their own: those of one name count as one. */
const keyOf = ({ promotionKind, promotionId = '', name }: Entry): string =>
  `${promotionKind}/${promotionKind === 'COUPON' ? name : activityIdOf(promotionId)}`;

const byPromotion = (entries: readonly Entry[]) => Map.groupBy(entries, keyOf);

function add(others: Map<string, Other>, key: string, entries: readonly Entry[]): void {
  const [{ promotionKind, promotionId = '', name } = {} as Entry] = entries;
  if (!promotionKind) return;
  const known = others.get(key) ?? { promotionKind, promotionId: activityIdOf(promotionId), name: String(name), orders: 0, offFen: 0 };
  others.set(key, { ...known, orders: known.orders + 1, offFen: known.offFen + offOf(entries) });
}

const most = (others: ReadonlyMap<string, Other>): Other[] =>
  [...others.values()].sort((a, b) => b.offFen - a.offFen || b.orders - a.orders).slice(0, MOST_OTHERS);

function daysBetween(from: Date, to: Date): string[] {
  const [first, last] = [Math.floor((from.getTime() + SHANGHAI_MS) / DAY_MS), Math.floor((to.getTime() + SHANGHAI_MS) / DAY_MS)];
  return Array.from({ length: last - first + 1 }, (_, nth) => dayOf((first + nth) * DAY_MS - SHANGHAI_MS));
}
