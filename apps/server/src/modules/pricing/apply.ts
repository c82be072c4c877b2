import type { FreeLot, KindBase, LineKind, OrderStageKind, Reason, SetKind } from './kinds/kind.types.ts';
import type { AnyKind } from './kinds/kinds.ts';
import { LIST, type Lots, reducedBy, repriced } from './lots.ts';
import type { BasketLine, Promotion } from './pricing.types.ts';
import type { Rule } from './rule.ts';
import { share, shareKeepingOne, sum } from './share.rules.ts';

/** What a rule on a whole order took: the lots that are now its own, and how much of each. */
export interface Claim {
  readonly rule: Rule;
  readonly isIn: Uint8Array;
  readonly off: readonly number[];
  readonly isOffOnePiece: boolean;
  /** The most it takes off the freight. */
  readonly freightFen: number;
}

/** An order while rules are applied to it. Applying makes another one; what took nothing answers the very same. */
export interface Order {
  readonly lots: Lots;
  readonly claims: readonly Claim[];
}

export interface Terms {
  readonly lines: readonly BasketLine[];
  readonly rules: readonly Rule[];
}

export function startOf(lines: readonly BasketLine[]): Order {
  return {
    lots: {
      line: lines.map((_, at) => at),
      pieces: lines.map(({ quantity }) => quantity),
      price: lines.map(() => LIST),
      left: lines.map(({ unitFen, quantity }) => unitFen * quantity),
    },
    claims: [],
  };
}

export function apply(terms: Terms, order: Order, rule: Rule): Order {
  if (isLine(rule.kind)) return setPrices(terms, order, rule);
  if (isSet(rule.kind)) return makeSets(terms, order, rule, rule.kind);
  const claim = claimOf(order, rule, rule.kind);
  return claim ? withClaim(order, claim) : order;
}

export const withClaim = ({ lots, claims }: Order, claim: Claim): Order => ({
  lots: reducedBy(lots, claim.off),
  claims: [...claims, claim],
});

export const isLine = (kind: AnyKind): kind is LineKind<Promotion> => kind.scope === 'line';
export const isSet = (kind: AnyKind): kind is SetKind<Promotion> => kind.scope === 'set';
export const isOnOrder = (kind: AnyKind): kind is OrderStageKind<Promotion> => kind.scope === 'order';

/** Whether another line price may still have the lot: it is at list price, or at one the engine chose by itself. */
export function isOpen({ rules }: Terms, price: number): boolean {
  const kind = rules[price]?.kind;
  return !kind || (isLine(kind) && !kind.isChosen);
}

/** Each piece has the better of two line prices; pieces a limit does not reach keep theirs, those that gain least first. */
function setPrices(terms: Terms, order: Order, rule: Rule): Order {
  const { lots } = order;
  const gains: { readonly lot: number; readonly gainFen: number }[] = [];
  for (let lot = 0; lot < lots.line.length; lot += 1) {
    const [line, price] = [lots.line[lot] ?? 0, lots.price[lot] ?? LIST];
    if (!rule.prices[line] || !isOpen(terms, price)) continue;
    const current = terms.rules[price]?.unitFen[line] ?? terms.lines[line]?.unitFen ?? 0;
    const gainFen = current - (rule.unitFen[line] ?? current);
    if (gainFen > 0 || (rule.kind.isChosen && price === LIST)) gains.push({ lot, gainFen });
  }
  let rest = rule.promotion.maxPieces ?? Number.POSITIVE_INFINITY;
  if (gains.length === 0 || rest <= 0) return order;
  if (Number.isFinite(rest)) gains.sort((a, b) => b.gainFen - a.gainFen || a.lot - b.lot);
  const [taken, off] = [lots.line.map(() => 0), lots.line.map(() => 0)];
  for (const { lot, gainFen } of gains) {
    const own = Math.min(lots.pieces[lot] ?? 0, rest);
    taken[lot] = own;
    off[lot] = gainFen * own;
    rest -= own;
  }
  return { lots: repriced(lots, taken, off, rule.at), claims: order.claims };
}

/** The pieces a set may be made of: nobody has priced them yet. */
export function freeLots({ lines }: Terms, { lots }: Order, rule: Rule): { readonly at: number[]; readonly free: FreeLot[] } {
  const [at, free]: [number[], FreeLot[]] = [[], []];
  for (let lot = 0; lot < lots.line.length; lot += 1) {
    const nth = lots.line[lot] ?? 0;
    const line = lines[nth];
    if (!line || !rule.covers[nth] || lots.price[lot] !== LIST) continue;
    at.push(lot);
    free.push({ skuId: line.skuId, unitFen: line.unitFen, pieces: lots.pieces[lot] ?? 0 });
  }
  return { at, free };
}

function makeSets(terms: Terms, order: Order, rule: Rule, kind: SetKind<Promotion>): Order {
  const { at, free } = freeLots(terms, order, rule);
  const made = kind.take(rule.promotion, free);
  if (isReason(made) || (!kind.isChosen && made.every(({ offFen }) => offFen === 0))) return order;
  const [taken, off] = [order.lots.line.map(() => 0), order.lots.line.map(() => 0)];
  for (const [nth, lot] of at.entries()) {
    taken[lot] = made[nth]?.pieces ?? 0;
    off[lot] = made[nth]?.offFen ?? 0;
  }
  return { lots: repriced(order.lots, taken, off, rule.at), claims: order.claims };
}

export const isReason = (made: ReturnType<SetKind<Promotion>['take']>): made is Reason => 'code' in made;

interface Measured extends KindBase {
  /** Of how many lots. */
  readonly count: number;
  /** What may come off them. */
  readonly mostFen: number;
}

/** Claims a rule does not meet: it leaves their lots alone. */
function blockers(claims: readonly Claim[], { meets }: Rule): readonly Claim[] {
  for (const claim of claims) if (!meets[claim.rule.at]) return claims.filter((each) => !meets[each.rule.at]);
  return [];
}

function isBlocked(blocking: readonly Claim[], lot: number): boolean {
  for (const { isIn } of blocking) if (isIn[lot]) return true;
  return false;
}

/**
 * The lots a rule may take from, as one sum: those it is for, if it meets all that took from them before. With open prices, those
 * too whose line price it does not meet: they may get another.
 */
export function measure({ lots, claims }: Order, rule: Rule, hasOpenPrices = false): Measured {
  const { covers, meets } = rule;
  const { line, price, left, pieces } = lots;
  const keptFen = isOnOrder(rule.kind) && rule.kind.mayReachZero ? 0 : 1;
  const blocking = blockers(claims, rule);
  const base = { leftFen: 0, pieces: 0, dearestFen: 0, count: 0, mostFen: 0 };
  for (let lot = 0; lot < line.length; lot += 1) {
    const setBy = price[lot] as number;
    if (!covers[line[lot] as number] || (setBy !== LIST && !hasOpenPrices && !meets[setBy]) || isBlocked(blocking, lot)) continue;
    const own = left[lot] as number;
    const count = pieces[lot] as number;
    base.count += 1;
    base.leftFen += own;
    base.pieces += count;
    if (own > keptFen) base.mostFen += own - keptFen;
    if (own > base.dearestFen * count) base.dearestFen = Math.ceil(own / count);
  }
  return base;
}

function reachOf({ lots, claims }: Order, rule: Rule): Uint8Array {
  const { covers, meets } = rule;
  const blocking = blockers(claims, rule);
  const isIn = new Uint8Array(lots.line.length);
  for (let lot = 0; lot < isIn.length; lot += 1) {
    const setBy = lots.price[lot] as number;
    if (covers[lots.line[lot] as number] && (setBy === LIST || meets[setBy]) && !isBlocked(blocking, lot)) isIn[lot] = 1;
  }
  return isIn;
}

/** What a rule on the whole order takes from it, if anything. */
export function claimOf(order: Order, rule: Rule, kind: OrderStageKind<Promotion>): Claim | undefined {
  const base = measure(order, rule);
  if (base.count === 0) return undefined;
  const offFen = Math.min(kind.offFen(rule.promotion, base), base.mostFen);
  const freightFen = kind.freightFen?.(rule.promotion, base) ?? 0;
  if (offFen === 0 && freightFen === 0 && !kind.grants?.(rule.promotion, base).length) return undefined;
  const isIn = reachOf(order, rule);
  const isOffOnePiece = kind.isOffOnePiece?.(rule.promotion) ?? false;
  const off = isOffOnePiece ? offDearest(order.lots, isIn, offFen, base.dearestFen) : offAll(order.lots, isIn, offFen, kind.mayReachZero);
  return { rule, isIn, off, isOffOnePiece, freightFen };
}

function offAll({ left }: Lots, isIn: Uint8Array, offFen: number, mayReachZero: boolean): number[] {
  const weights = left.map((each, lot) => (isIn[lot] ? each : 0));
  return mayReachZero ? share(offFen, weights) : shareKeepingOne(offFen, weights);
}

function offDearest({ left, pieces }: Lots, isIn: Uint8Array, offFen: number, dearestFen: number): number[] {
  const dearest = left.findIndex((each, lot) => isIn[lot] && Math.ceil(each / (pieces[lot] ?? 1)) === dearestFen);
  return left.map((_, lot) => (lot === dearest ? offFen : 0));
}

export const leftOf = ({ lots }: Order): number => sum(lots.left);
