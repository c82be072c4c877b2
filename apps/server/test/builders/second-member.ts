/** Levels by growth, and by how many tenths points are earned in each: as `THREE_LEVELS` has them. */
const FROM = [0, 300, 1_000];
const TENTHS = [10, 15, 20];
const DAY_MS = 86_400_000;
const YEAR_MS = 365 * DAY_MS;
const AHEAD_MS = 8 * 3_600_000;

interface BoughtOrder {
  paid: number;
  refunded: number;
  receivedAt: number | null;
  growth: number;
  points: number;
}
interface OwnLot {
  endsAt: number;
  rest: number;
  order: string | null;
}

/** The second program: one member's growth, level and points by the rules alone, told of what happens and when. */
export class SecondMember {
  growth = 0;
  level = 0;
  debt = 0;
  lots: OwnLot[] = [];
  readonly orders = new Map<string, BoughtOrder>();
  readonly #earned: { at: number; amount: number }[] = [];
  #keptFrom = 0;
  #countsFrom = Number.NEGATIVE_INFINITY;

  /** The clock has come to this instant: years of levels are judged, points end. */
  pass(now: number): void {
    while (this.level > 0 && this.#keptFrom + YEAR_MS <= now) this.#judge(now);
    this.lots = this.lots.filter(({ endsAt, rest }) => endsAt > now && rest > 0);
  }

  receive(id: string, paid: number, now: number): void {
    const order = this.#orderOf(id);
    Object.assign(order, { paid, receivedAt: now, growth: Math.trunc(paid / 100) });
    order.points = Math.trunc((paid * (TENTHS[this.level] ?? 0)) / 1_000);
    this.#grow(order.growth - back(order.growth, order.refunded, paid), now);
    this.give(order.points - back(order.points, order.refunded, paid), now, id);
  }

  refund(id: string, fen: number, now: number): void {
    const order = this.#orderOf(id);
    const was = order.refunded;
    order.refunded += fen;
    if (order.receivedAt === null) return;
    const share = (earned: number) => back(earned, order.refunded, order.paid) - back(earned, was, order.paid);
    if (order.receivedAt > this.#countsFrom) this.#grow(-share(order.growth), now);
    const points = share(order.points);
    const first = this.lots.filter((lot) => lot.order === id);
    const taken = this.#take(Math.min(points, this.points), first);
    this.debt += points - taken;
  }

  give(points: number, now: number, order: string | null = null): void {
    const paidOff = Math.min(points, this.debt);
    this.debt -= paidOff;
    if (points > paidOff) this.lots.push({ endsAt: endOf(now), rest: points - paidOff, order });
  }

  /** False: there are not so many, and nothing was spent. */
  spend(points: number): boolean {
    if (points > this.points) return false;
    this.#take(points, []);
    return true;
  }

  adjustGrowth(amount: number, now: number): void {
    this.#grow(amount, now);
  }

  get points(): number {
    return this.lots.reduce((sum, { rest }) => sum + rest, 0);
  }

  #orderOf(id: string): BoughtOrder {
    const order = this.orders.get(id) ?? { paid: 0, refunded: 0, receivedAt: null, growth: 0, points: 0 };
    this.orders.set(id, order);
    return order;
  }

  #take(points: number, first: readonly OwnLot[]): number {
    const byEnd = this.lots.toSorted((a, b) => a.endsAt - b.endsAt);
    let left = points;
    for (const lot of new Set([...first, ...byEnd])) {
      const taken = Math.min(lot.rest, left);
      lot.rest -= taken;
      left -= taken;
    }
    this.lots = this.lots.filter(({ rest }) => rest > 0);
    return points - left;
  }

  #grow(amount: number, now: number): void {
    const real = Math.max(amount, -this.growth);
    this.growth += real;
    this.#earned.push({ at: now, amount: real });
    this.#raise(now);
  }

  #raise(now: number): void {
    const reached = FROM.findLastIndex((from) => this.growth >= from);
    if (reached <= this.level) return;
    this.level = reached;
    this.#keptFrom = now;
  }

  #judge(now: number): void {
    const [from, to] = [this.#keptFrom, this.#keptFrom + YEAR_MS];
    const within = (until: number) =>
      Math.max(
        0,
        this.#earned.filter(({ at }) => at > from && at <= until).reduce((sum, { amount }) => sum + amount, 0),
      );
    this.#keptFrom = to;
    if (within(to) >= (FROM[this.level] ?? 0)) return;
    this.level -= 1;
    this.growth = within(now);
    this.#countsFrom = from;
    this.#raise(now);
  }
}

const back = (earned: number, refunded: number, paid: number): number =>
  paid === 0 ? 0 : Math.trunc((earned * Math.min(refunded, paid)) / paid);

/** The end of the year after this one, in Shanghai. */
const endOf = (now: number): number => Date.UTC(new Date(now + AHEAD_MS).getUTCFullYear() + 2, 0, 1) - AHEAD_MS;
