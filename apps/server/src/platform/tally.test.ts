import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Ctx } from './ctx.ts';
import { createLog } from './log.ts';
import { createTally, writeTallies } from './tally.ts';

const log = createLog('test', 'silent');
const ctxOf = (mid: string) => ({ mid, log }) as Ctx;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('counts written every few seconds (spec 9)', () => {
  test('are written merchant by merchant, once, and begin anew', async () => {
    const written: [string, Record<string, number>][] = [];
    const tally = createTally(async ({ mid }, counts) => written.push([mid, Object.fromEntries(counts)]));
    for (const key of ['草莓', '牛奶', '草莓']) tally.count(ctxOf('1'), key);
    tally.count(ctxOf('2'), '草莓');
    expect(written).toEqual([]);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(written).toEqual([
      ['1', { 草莓: 2, 牛奶: 1 }],
      ['2', { 草莓: 1 }],
    ]);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(written).toHaveLength(2);
    tally.count(ctxOf('1'), '草莓');
    await vi.advanceTimersByTimeAsync(5_000);
    expect(written.at(-1)).toEqual(['1', { 草莓: 1 }]);
  });

  test('are written at once when the process ends', async () => {
    const written: string[] = [];
    const tally = createTally(async ({ mid }) => written.push(mid));
    tally.count(ctxOf('1'), '草莓');
    await writeTallies();
    expect(written).toEqual(['1']);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(written).toEqual(['1']);
  });

  test('of one merchant after another leave connections to those who wait', async () => {
    let [now, most] = [0, 0];
    const tally = createTally(async () => {
      now += 1;
      most = Math.max(most, now);
      await Promise.resolve();
      now -= 1;
    });
    for (let mid = 1; mid <= 20; mid += 1) tally.count(ctxOf(`${mid}`), '草莓');
    await writeTallies();
    expect(most).toBe(1);
  });

  test('of more keys than may wait are not counted', async () => {
    let size = 0;
    const tally = createTally(async (_, counts) => {
      size = counts.size;
    });
    for (let key = 0; key < 5_000; key += 1) tally.count(ctxOf('1'), `${key}`);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(size).toBe(2_000);
  });

  test('that cannot be written are lost, and nothing else is', async () => {
    const written: string[] = [];
    const tally = createTally(async ({ mid }) => {
      if (mid === '1') throw new Error('away');
      written.push(mid);
    });
    for (const mid of ['1', '2']) tally.count(ctxOf(mid), '草莓');
    await vi.advanceTimersByTimeAsync(5_000);
    tally.count(ctxOf('3'), '草莓');
    await vi.advanceTimersByTimeAsync(5_000);
    expect(written).toEqual(['2', '3']);
  });
});
