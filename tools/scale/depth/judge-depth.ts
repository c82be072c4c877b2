import { median } from '../../bench/median.ts';
import type { DepthCall } from './depth-calls.ts';

/** Times in milliseconds at the merchant of 10,000 orders and at the one of a million. */
export interface DepthRow {
  readonly call: string;
  readonly filter: string;
  readonly small: Times;
  readonly large: Times;
  readonly ratio: number;
  readonly isGood: boolean;
}

interface Times {
  readonly p50: number;
  readonly p95: number;
}

/** A hundred times the orders may cost so many times the time. */
export const MOST_TIMES = 4;
/** Anything quicker counts as this: nobody feels it, and its noise would be most of a ratio. */
export const FLOOR_MS = 5;

export function judgeDepth(
  { call, filter, withinMs }: Pick<DepthCall, 'call' | 'filter' | 'withinMs'>,
  times: { readonly small: readonly number[]; readonly large: readonly number[] },
): DepthRow {
  const [small, large] = [timesOf(times.small), timesOf(times.large)];
  const ratio = Math.max(large.p95, FLOOR_MS) / Math.max(small.p95, FLOOR_MS);
  return { call, filter, small, large, ratio, isGood: withinMs === undefined ? ratio <= MOST_TIMES : large.p95 <= withinMs };
}

const timesOf = (ms: readonly number[]): Times => ({
  p50: median(ms),
  p95: ms.toSorted((a, b) => a - b)[Math.ceil(ms.length * 0.95) - 1] ?? 0,
});

export function tableOfDepth(rows: readonly DepthRow[]): string {
  const heads = '| call | filter | 10 k: p50, ms | p95 | 1 M: p50, ms | p95 | ratio | |\n|---|---|---|---|---|---|---|---|';
  return [heads, ...rows.map(lineOf)].join('\n');
}

export function lineOf({ call, filter, small, large, ratio, isGood }: DepthRow): string {
  const times = [small.p50, small.p95, large.p50, large.p95].map((ms) => ms.toFixed(1));
  return `| ${[call, filter, ...times, ratio.toFixed(1), isGood ? '' : 'too slow'].join(' | ')} |`;
}
