import type { NForPrice, OpenLine, Reduction } from '../pricing.types.ts';
import { share, sum } from '../share.rules.ts';

/** The dearest pieces make the first set, the next dearest the second, as long as a set costs less than its pieces. */
export function priceSets(lines: readonly OpenLine[], offer: NForPrice): Reduction {
  const complete = Math.floor(sum(lines.map(({ quantity }) => quantity)) / offer.pieces);
  if (complete === 0) return { shares: lines.map(() => 0), missing: {} };

  const worthOf = (pieces: number) => sum(worthOfDearest(lines, pieces));
  const saves = (set: number) => worthOf((set + 1) * offer.pieces) - worthOf(set * offer.pieces) > offer.priceFen;
  const sets = countWhile(saves, Math.min(complete, offer.maxSets ?? complete));
  const worth = worthOfDearest(lines, sets * offer.pieces);
  return { shares: share(sum(worth) - sets * offer.priceFen, worth) };
}

/** Of each line: what its pieces among the dearest come to. */
function worthOfDearest(lines: readonly OpenLine[], pieces: number): number[] {
  const worth = lines.map(() => 0);
  let wanted = pieces;
  const dearestFirst = [...lines.entries()].sort(([, a], [, b]) => b.unitFen - a.unitFen);
  for (const [at, line] of dearestFirst) {
    const taken = Math.min(line.quantity, wanted);
    worth[at] = taken * line.unitFen;
    wanted -= taken;
  }
  return worth;
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
