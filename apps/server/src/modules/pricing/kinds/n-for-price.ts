import type { PromotionOf } from '../promotion.types.ts';
import { placesByLargest, shareKeepingOne, sum } from '../share.rules.ts';
import { type FreeLot, type SetKind, STAGE } from './kind.types.ts';
import { touchesUnlessRefused } from './touch.ts';

/** The dearest pieces, `pieces` at a time, for `priceFen`. */
export interface NForPrice extends PromotionOf<'N_FOR_PRICE'> {
  readonly pieces: number;
  readonly priceFen: number;
  readonly maxSets?: number;
}

/** The dearest pieces make the first set, the next dearest the second, as long as a set costs less than its pieces. */
function takeSets({ pieces, priceFen, maxSets, maxPieces }: NForPrice, lots: readonly FreeLot[]): ReturnType<SetKind<NForPrice>['take']> {
  const free = sum(lots.map((lot) => lot.pieces));
  if (free < pieces) return { code: 'MISSING', missingPieces: pieces - free };
  const most = Math.min(Math.floor(free / pieces), maxSets ?? free, Math.floor((maxPieces ?? free) / pieces));

  const dearestFirst = placesByLargest(lots.map(({ unitFen }) => unitFen));
  const saves = (set: number) =>
    worthOfDearest(lots, dearestFirst, (set + 1) * pieces) - worthOfDearest(lots, dearestFirst, set * pieces) > priceFen;
  const sets = countWhile(saves, most);
  if (sets === 0) return { code: 'BETTER_WITHOUT' };
  const taken = lots.map(() => 0);
  let wanted = sets * pieces;
  for (const at of dearestFirst) {
    taken[at] = Math.min(lots[at]?.pieces ?? 0, wanted);
    wanted -= taken[at];
  }
  const worth = lots.map(({ unitFen }, at) => unitFen * (taken[at] ?? 0));
  const shares = shareKeepingOne(sum(worth) - sets * priceFen, worth);
  return lots.map((_, at) => ({ pieces: taken[at] ?? 0, offFen: shares[at] ?? 0 }));
}

function worthOfDearest(lots: readonly FreeLot[], dearestFirst: readonly number[], pieces: number): number {
  let [worthFen, wanted] = [0, pieces];
  for (const at of dearestFirst) {
    const lot = lots[at] as FreeLot;
    if (lot.pieces >= wanted) return worthFen + wanted * lot.unitFen;
    worthFen += lot.pieces * lot.unitFen;
    wanted -= lot.pieces;
  }
  return worthFen;
}

/** How many of 0, 1, 2 … below `limit` hold, when all that hold come first. */
function countWhile(holds: (n: number) => boolean, limit: number): number {
  let [low, high] = [0, limit];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (holds(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}

export const nForPrice: SetKind<NForPrice> = {
  kind: 'N_FOR_PRICE',
  scope: 'set',
  stage: STAGE.set,
  group: 'price',
  meets: ['reduction', 'first-order', 'coupon', 'freight'],
  pick: 'all',
  isChosen: false,
  touches: touchesUnlessRefused,
  activityType: () => 402,
  take: takeSets,
};
