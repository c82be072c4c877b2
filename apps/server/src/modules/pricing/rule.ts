import { compareIds } from './ids.rules.ts';
import type { Pieces } from './kinds/kind.types.ts';
import { type AnyKind, kindOf } from './kinds/kinds.ts';
import type { BasketLine, Promotion } from './pricing.types.ts';
import { covers } from './scope.ts';

/** A promotion made ready for the lines of one order: what can be known before any other is applied stands in arrays. */
export interface Rule extends LooseRule {
  /** Its place in the order of applying. */
  readonly at: number;
  /** By place of another rule: whether both may take off one piece. */
  readonly meets: Uint8Array;
}

interface LooseRule {
  readonly promotion: Promotion;
  readonly kind: AnyKind;
  /** By line: whether it is for it. */
  readonly covers: Uint8Array;
  /** By line: whether it has a price for its pieces. */
  readonly prices: Uint8Array;
  /** By line, what a piece costs with it alone. */
  readonly unitFen: readonly number[];
}

type Paired = Pick<LooseRule, 'promotion' | 'kind'>;

/** A promotion that waits for its turn, with what it takes off alone. */
export interface Turn extends Paired {
  readonly worthFen: number;
}

export function makeRules(promotions: readonly Promotion[], lines: readonly BasketLine[]): Rule[] {
  const pieces = countPieces(lines);
  return inOrder(
    promotions.map((promotion) => {
      const kind = kindOf(promotion);
      const isFor = Uint8Array.from(lines, (line) => Number(covers(promotion, line)));
      const units = lines.map((line, nth) => (kind.scope === 'line' && isFor[nth] ? kind.unitFen(promotion, line, pieces) : undefined));
      return {
        promotion,
        kind,
        covers: isFor,
        prices: Uint8Array.from(units, (unit) => Number(unit !== undefined)),
        // A price above the list is none; a piece costs a fen at least.
        unitFen: lines.map(({ unitFen }, nth) => Math.min(unitFen, Math.max(1, units[nth] ?? unitFen))),
      };
    }),
    () => 0,
  );
}

/** By stage; of one stage those without a limit first, then who takes off most alone, then the older. */
export const byTurn = (a: Turn, b: Turn): number =>
  a.kind.stage - b.kind.stage ||
  Number(isLimited(a)) - Number(isLimited(b)) ||
  b.worthFen - a.worthFen ||
  compareIds(a.promotion.id, b.promotion.id) ||
  (a.kind.kind < b.kind.kind ? -1 : 1);

export function inOrder<One extends LooseRule>(rules: readonly One[], worthOf: (rule: One) => number): Rule[] {
  const ordered = rules
    .map((rule) => ({ rule, promotion: rule.promotion, kind: rule.kind, worthFen: worthOf(rule) }))
    .sort(byTurn)
    .map(({ rule }) => rule);
  const meets = ordered.map(() => new Uint8Array(ordered.length));
  for (const [at, early] of ordered.entries())
    for (let nth = at + 1; nth < ordered.length; nth += 1)
      if (mayMeet(early, ordered[nth] as One)) (meets[at] as Uint8Array)[nth] = (meets[nth] as Uint8Array)[at] = 1;
  return ordered.map((rule, at) => ({ ...rule, at, meets: meets[at] as Uint8Array }));
}

/** Whether both may take off the same piece, `early` before `late`. */
export const mayMeet = ({ kind, promotion: early }: Paired, { kind: lateKind, promotion: late }: Paired): boolean =>
  kind.meets.includes(lateKind.group) && !early.refuses?.includes(late.kind) && !late.refuses?.includes(early.kind);

const isLimited = ({ promotion }: Paired) => promotion.maxPieces !== undefined;

export function countPieces(lines: readonly BasketLine[]): Pieces {
  const [ofSku, ofGoods] = [new Map<string, number>(), new Map<string, number>()];
  for (const { skuId, goodsId, quantity } of lines) {
    ofSku.set(skuId, (ofSku.get(skuId) ?? 0) + quantity);
    ofGoods.set(goodsId, (ofGoods.get(goodsId) ?? 0) + quantity);
  }
  return { ofSku: (skuId) => ofSku.get(skuId) ?? 0, ofGoods: (goodsId) => ofGoods.get(goodsId) ?? 0 };
}
