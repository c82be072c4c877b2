import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LoadWatch } from './load-monitor.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => vi.useRealTimers());

const ok = { outcome: 'ok', data: null } as const;
const busy = { outcome: 'unknown', isBusy: true } as const;

/** One call in the middle of each second. */
function watchSeconds(calls: readonly [ms: number, result: typeof ok | typeof busy | { outcome: 'unknown' }][]): LoadWatch {
  const watch = new LoadWatch();
  vi.advanceTimersByTime(500);
  for (const [ms, result] of calls) {
    watch.seeCall(ms, result);
    watch.seeVisit(result, ms === 400 ? 'pay' : 'browse');
    vi.advanceTimersByTime(1_000);
  }
  return watch;
}

describe('what a load did', () => {
  test('is counted in the time asked for; the quickness of a refusal does not flatter', () => {
    const watch = watchSeconds([
      [5, busy],
      [400, ok],
      [10_000, { outcome: 'unknown' }],
      [100, ok],
    ]);
    expect(watch.between(0, 2_000)).toEqual({
      visitsPerSecond: 0.5,
      paidPerSecond: 0.5,
      p95Ms: 400,
      p99Ms: 400,
      calls: 2,
      refused: 1,
      unanswered: 0,
    });
    expect(watch.between(2_000, 4_000)).toEqual({
      visitsPerSecond: 0.5,
      paidPerSecond: 0,
      p95Ms: 100,
      p99Ms: 100,
      calls: 2,
      refused: 0,
      unanswered: 1,
    });
  });

  test('is calm again from the first of three quick seconds without refusals', () => {
    const watch = watchSeconds([
      [5, busy],
      [100, ok],
      [400, ok],
      [100, ok],
      [100, ok],
      [100, ok],
    ]);
    expect(watch.secondsUntilCalm(0, 6_000, 250)).toBe(3);
    expect(watch.secondsUntilCalm(0, 5_000, 250)).toBe(Number.POSITIVE_INFINITY);
  });
});
