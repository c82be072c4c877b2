import type { OutputOf } from '@qianpu/contract/types';
import { fen } from '@qianpu/kit/fen';
import type { SavedBy, SavedRow, YearRow } from './saving.types.ts';

const MONTHS = 12;
/** Asia/Shanghai knows no summer time. */
const AHEAD_MS = 8 * 3_600_000;

export const yearOf = (at: Date): number => new Date(at.getTime() + AHEAD_MS).getUTCFullYear();

const sumOf = (rows: readonly SavedRow[]): number => rows.reduce((sum, row) => sum + fen(row.fen), 0);

/** One year of what was saved: by kind, largest first, and by month. */
export function summarise(
  year: number,
  presentYear: number,
  saved: readonly SavedRow[],
  counts: readonly YearRow[],
): OutputOf<'trade.saving.summary'> {
  const own = saved.filter((row) => row.year === year);
  return {
    year,
    years: [...new Set([presentYear, ...counts.map((row) => row.year)])].sort((a, b) => b - a),
    orders: counts.find((row) => row.year === year)?.orders ?? 0,
    savedFen: sumOf(own),
    everFen: sumOf(saved),
    kinds: kindsOf(own),
    months: Array.from({ length: MONTHS }, (_, at) => sumOf(own.filter(({ month }) => month === at + 1))),
  };
}

function kindsOf(rows: readonly SavedRow[]): SavedBy[] {
  const kinds = [...new Set(rows.map(({ kind }) => kind))];
  return kinds
    .map((kind) => ({ kind, savedFen: sumOf(rows.filter((row) => row.kind === kind)) }))
    .sort((a, b) => b.savedFen - a.savedFen || (a.kind < b.kind ? -1 : 1));
}
