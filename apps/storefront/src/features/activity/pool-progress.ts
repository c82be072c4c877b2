import type { ReceiptEntry } from '@qianpu/contract/types';
import type { PoolKind, ShownTerms } from './activity-queries.ts';

/** How far the pieces of a pool are, as the mall's receipt says. */
export interface Progress {
  /** Taken off by the activity. */
  readonly savedFen: number;
  readonly isTaken: boolean;
  /** What is missing for it, or for its next step. */
  readonly missing: { readonly fen: number } | { readonly pieces: number } | null;
  /** What it takes off once nothing is missing; null where nobody can say. */
  readonly gainFen: number | null;
  readonly reason: ReceiptEntry['reason'];
}

export function progressOf(kind: PoolKind, activityId: string, receipt: readonly ReceiptEntry[]): Progress | null {
  const entry = receipt.find(({ promotionKind, promotionId }) => promotionKind === kind && promotionId === activityId);
  if (!entry) return null;
  const { amountFen, isTaken, reason } = entry;
  const { missingFen, missingPieces } = reason;
  return {
    savedFen: isTaken ? -amountFen : 0,
    isTaken,
    missing: missingPieces ? { pieces: missingPieces } : missingFen ? { fen: missingFen } : null,
    gainFen: reason.gainFen ?? null,
    reason,
  };
}

/** What one goods may cost to fill what is missing. */
export interface FitRange {
  readonly minFen: number;
  readonly maxFen: number;
}

const leastMarginFen = 500;

/**
 * From what is missing to a tenth of the wanted step above it, in whole yuan: whoever is on the way to ¥99 takes some ¥10 more for it, to
 * ¥299 some ¥30. Five yuan at least, or a small step would find nothing. Missing pieces are filled by any goods.
 */
export function fitRange({ missing, reason }: Progress): FitRange | null {
  if (!missing || !('fen' in missing)) return null;
  const marginFen = Math.max(leastMarginFen, (reason.thresholdFen ?? missing.fen) / 10);
  return { minFen: missing.fen, maxFen: Math.ceil((missing.fen + marginFen) / 100) * 100 };
}

/** A step of the pool's rule, and whether the pieces have reached it. */
export interface ProgressMark {
  /** Fen or pieces. */
  readonly at: number;
  readonly isReached: boolean;
}

/** The steps along the bar: every piece of a set, every tier of a reduction. None where the rule has no steps of its own. */
export function marksOf(
  terms: ShownTerms,
  pieces: number,
  progress: Progress,
): { readonly marks: readonly ProgressMark[]; readonly part: number } {
  const { ends, have } = stepsOf(terms, pieces, progress);
  const last = ends.at(-1);
  if (last === undefined) return { marks: [], part: 0 };
  return { marks: ends.map((at) => ({ at, isReached: have >= at })), part: partOf(ends, have) };
}

function stepsOf(terms: ShownTerms, pieces: number, { missing, reason, isTaken }: Progress): { ends: readonly number[]; have: number } {
  if (terms.kind === 'N_FOR_PRICE') {
    const have = missing && 'pieces' in missing ? terms.pieces - missing.pieces : isTaken ? terms.pieces : pieces % terms.pieces;
    return { ends: Array.from({ length: terms.pieces }, (_, place) => place + 1), have };
  }
  if (terms.kind !== 'FULL_REDUCTION' || terms.reduction.by === 'EVERY') return { ends: [], have: 0 };
  const ends = terms.reduction.tiers.map(({ from }) => from);
  if (terms.reduction.measure === 'PIECES') return { ends, have: missing || isTaken ? pieces : 0 };
  if (missing && 'fen' in missing) return { ends, have: (reason.thresholdFen ?? missing.fen) - missing.fen };
  return { ends, have: isTaken ? (ends.at(-1) ?? 0) : 0 };
}

/** Steps stand at even distances, however far apart they are: how much of the whole way is behind, 0 to 1. */
function partOf(ends: readonly number[], have: number): number {
  const behind = ends.filter((at) => have >= at).length;
  const [from = 0, to] = [ends[behind - 1], ends[behind]];
  const within = to === undefined ? 0 : (have - from) / (to - from);
  return Math.min(1, (behind + within) / ends.length);
}
