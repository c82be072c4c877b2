import { isLine, isOnOrder } from './apply.ts';
import { type Pieces, STAGE } from './kinds/kind.types.ts';
import { kindOf } from './kinds/kinds.ts';
import type { BasketLine, Promotion } from './pricing.types.ts';
import type { PromotionKind } from './promotion.types.ts';
import { byTurn, mayMeet, type Turn } from './rule.ts';
import { covers, isOfShop } from './scope.ts';

/** One way to a price: who took something, in the order of applying, and how much. */
interface Way {
  readonly leftFen: number;
  readonly by: readonly Turn[];
  readonly off: readonly number[];
}

interface PricedPiece {
  readonly payableFen: number;
  readonly taken: readonly { readonly promotionKind: PromotionKind; readonly name: string; readonly offFen: number }[];
}

/** On one piece one promotion of each of these stages has a place. */
const STAGES = [STAGE.price, STAGE.reduction, STAGE.firstOrder, STAGE.coupon] as const;
/** More have too many ways: the engine leaves most of them out unseen. */
const MOST = 12;
const ONE: Pieces = { ofSku: () => 1, ofGoods: () => 1 };

/**
 * What one piece alone comes to without freight, and by what. A list of goods asks this for each of them: one piece has few ways to a price,
 * and the engine prepares for whole orders. Undefined: the engine decides, of sets, chosen kinds, limits and some ways that cost the same.
 */
export function priceOnePiece(line: BasketLine, promotions: readonly Promotion[]): PricedPiece | undefined {
  const own = promotions.filter((promotion) => isOfShop(promotion, line.cid) && covers(promotion, line));
  if (line.quantity !== 1 || own.length > MOST || !own.every(isPlain)) return undefined;
  const turns = own.map((promotion) => turnOf(line, promotion)).sort(byTurn);
  let ways: Way[] = [{ leftFen: line.unitFen, by: [], off: [] }];
  for (const stage of STAGES) {
    const next = turns.filter(({ kind }) => kind.stage === stage);
    if (next.length > 0) ways = ways.flatMap((way) => [way, ...next.flatMap((turn) => withOne(line, way, turn))]);
  }
  const leastFen = Math.min(...ways.map(({ leftFen }) => leftFen));
  const [least, ...others] = ways.filter(({ leftFen }) => leftFen === leastFen);
  return least && others.every((other) => isFirst(least, other)) ? pricedBy(least) : undefined;
}

function isPlain(promotion: Promotion): boolean {
  const { isChosen, stage } = kindOf(promotion);
  return !isChosen && promotion.maxPieces === undefined && STAGES.some((one) => one === stage);
}

const turnOf = (line: BasketLine, promotion: Promotion): Turn => {
  const kind = kindOf(promotion);
  return { kind, promotion, worthFen: offOf(line, line.unitFen, { kind, promotion }) };
};

/** None where it takes nothing or does not meet one before it. */
function withOne(line: BasketLine, { leftFen, by, off }: Way, turn: Turn): Way[] {
  const offFen = by.every((early) => mayMeet(early, turn)) ? offOf(line, leftFen, turn) : 0;
  return offFen > 0 ? [{ leftFen: leftFen - offFen, by: [...by, turn], off: [...off, offFen] }] : [];
}

/** A price of its own is a fen at least, and a reduction leaves as much. */
function offOf(line: BasketLine, leftFen: number, { kind, promotion }: Pick<Turn, 'kind' | 'promotion'>): number {
  if (isLine(kind)) return Math.max(0, line.unitFen - Math.max(1, kind.unitFen(promotion, line, ONE) ?? line.unitFen));
  if (!isOnOrder(kind)) return 0;
  const offFen = kind.offFen(promotion, { leftFen, pieces: 1, dearestFen: leftFen });
  return Math.min(offFen, leftFen - (kind.mayReachZero ? 0 : 1));
}

/** Where two prices or two reductions come to the same, the engine keeps the one whose turn is first: for the other it would be declined. */
function isFirst(one: Way, other: Way): boolean {
  if (one.by.length !== other.by.length) return false;
  const differing = one.by.flatMap((turn, at) => (turn === other.by[at] ? [] : [[turn.kind.stage, other.by[at]?.kind.stage] as const]));
  return differing.length === 1 && differing.every(([own, others]) => own === others && own <= STAGE.reduction);
}

const pricedBy = ({ leftFen, by, off }: Way): PricedPiece => ({
  payableFen: leftFen,
  taken: by.map(({ promotion }, at) => ({ promotionKind: promotion.kind, name: promotion.name, offFen: off[at] ?? 0 })),
});
