import type { FullReduction, OpenLine, Reduction } from '../pricing.types.ts';
import { shareFrom } from '../share.rules.ts';

/** The threshold is met by what is left of the lines, to the fen: 99.50 does not reach 100. */
export function reduceFully(lines: readonly OpenLine[], { reduction }: FullReduction): Reduction {
  if (reduction.by === 'EVERY') {
    const { everyFen, minusFen, capFen } = reduction;
    return shareFrom(lines, everyFen, (leftFen) => Math.min(Math.floor(leftFen / everyFen) * minusFen, capFen));
  }
  const { tiers } = reduction;
  return shareFrom(lines, Math.min(...tiers.map(({ fromFen }) => fromFen)), (leftFen) =>
    Math.max(...tiers.filter(({ fromFen }) => fromFen <= leftFen).map(({ minusFen }) => minusFen)),
  );
}
