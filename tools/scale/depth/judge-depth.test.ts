import { describe, expect, test } from 'vitest';
import { judgeDepth } from './judge-depth.ts';

const call = { call: 'trade.order.search', filter: 'phone' } as const;
const always = (ms: number) => Array.from({ length: 30 }, () => ms);

describe('lists at depth', () => {
  test('four times the time is borne, more is not', () => {
    expect(judgeDepth(call, { small: always(10), large: always(40) })).toMatchObject({ ratio: 4, isGood: true });
    expect(judgeDepth(call, { small: always(10), large: always(41) }).isGood).toBe(false);
  });

  test('what takes less than 5 ms counts as 5 ms', () => {
    expect(judgeDepth(call, { small: always(0.5), large: always(4) })).toMatchObject({ ratio: 1, isGood: true });
    expect(judgeDepth(call, { small: always(0.5), large: always(21) }).isGood).toBe(false);
  });

  test('one slow answer of thirty is borne, three are not', () => {
    const with95 = (slow: number) => [...always(10).slice(slow), ...always(100).slice(0, slow)];
    expect(judgeDepth(call, { small: always(10), large: with95(1) }).isGood).toBe(true);
    expect(judgeDepth(call, { small: always(10), large: with95(3) }).isGood).toBe(false);
  });

  test('reports have a limit in milliseconds instead', () => {
    expect(judgeDepth({ ...call, withinMs: 300 }, { small: always(290), large: always(301) }).isGood).toBe(false);
    expect(judgeDepth({ ...call, withinMs: 300 }, { small: always(10), large: always(300) }).isGood).toBe(true);
  });
});
