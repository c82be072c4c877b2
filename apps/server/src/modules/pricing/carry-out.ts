import { apply, type Claim, type Order, startOf } from './apply.ts';
import { LIST } from './lots.ts';
import { type Ended, endWith } from './options.ts';
import type { Rule } from './rule.ts';
import type { FoundPlan } from './search.ts';
import type { PlannedShop } from './shop.ts';

/** What a rule took, by line. */
export interface Take {
  readonly pieces: number[];
  readonly off: number[];
}

export interface CarriedOut extends Ended {
  readonly takes: ReadonlyMap<Rule, Take>;
  /** The order as each rule finds it when its turn comes. */
  readonly before: ReadonlyMap<Rule, Order>;
}

/** A plan once more, this time with all that the receipt tells. */
export function carryOut(shop: PlannedShop, { accepted, option }: FoundPlan): CarriedOut {
  const before = new Map<Rule, Order>();
  let order = startOf(shop.lines);
  for (const rule of shop.rules) {
    before.set(rule, order);
    if (rule.kind.isChosen || accepted.has(rule)) order = apply(shop, order, rule);
  }
  const ended = endWith(shop, order, option);
  if (!ended) throw new Error('a plan that was found cannot be carried out');
  for (const rule of [...shop.firsts, ...shop.singles, ...shop.lasts]) before.set(rule, orderBefore(ended.order, rule));
  return { ...ended, before, takes: takesOf(shop, ended.order) };
}

/** Without what was claimed at its stage or later. */
function orderBefore(ended: Order, rule: Rule): Order {
  const isLater = (claim: Claim) => claim.rule.kind.stage >= rule.kind.stage;
  const later = ended.claims.filter(isLater);
  return {
    claims: ended.claims.filter((claim) => !isLater(claim)),
    lots: { ...ended.lots, left: ended.lots.left.map((left, lot) => later.reduce((all, { off }) => all + (off[lot] ?? 0), left)) },
  };
}

function takesOf({ lines, rules }: PlannedShop, { lots, claims }: Order): Map<Rule, Take> {
  const takes = new Map<Rule, Take>();
  const add = (rule: Rule, line: number, pieces: number, offFen: number) => {
    const take = takes.get(rule) ?? { pieces: lines.map(() => 0), off: lines.map(() => 0) };
    takes.set(rule, take);
    take.pieces[line] = (take.pieces[line] ?? 0) + pieces;
    take.off[line] = (take.off[line] ?? 0) + offFen;
  };
  for (const [lot, line] of lots.line.entries()) {
    const pieces = lots.pieces[lot] ?? 0;
    let pricedFen = lots.left[lot] ?? 0;
    for (const { off } of claims) pricedFen += off[lot] ?? 0;
    const setBy = rules[lots.price[lot] ?? LIST];
    if (setBy) add(setBy, line, pieces, (lines[line]?.unitFen ?? 0) * pieces - pricedFen);
    for (const { rule, isIn, off, isOffOnePiece } of claims) {
      const offFen = off[lot] ?? 0;
      if (isIn[lot]) add(rule, line, isOffOnePiece ? Math.sign(offFen) : pieces, offFen);
    }
  }
  return takes;
}
