import { describe, expect, test } from 'vitest';
import { createIdSource } from './id-source.ts';

const at = (iso: string) => Date.parse(iso);

describe('ids (spec 3)', () => {
  test('grow with time, also when the clock stands still or runs back', () => {
    const times = [at('2026-11-11T00:00:00Z'), at('2026-11-11T00:00:00Z'), at('2026-11-10T23:59:59Z'), at('2026-11-11T00:00:01Z')];
    let calls = 0;
    const newId = createIdSource({ node: () => 7 }, () => times[calls++] ?? 0);
    const ids = times.map(() => BigInt(newId()));
    expect(ids).toEqual(ids.toSorted((a, b) => (a < b ? -1 : 1)));
    expect(new Set(ids).size).toBe(4);
  });

  test('never repeat within a millisecond, beyond the 4096 that fit into it', () => {
    const newId = createIdSource({ node: () => 7 }, () => at('2026-11-11T00:00:00Z'));
    const ids = Array.from({ length: 10_000 }, newId);
    expect(new Set(ids).size).toBe(10_000);
  });

  test('of two nodes never meet, and fit 63 bits until 2095', () => {
    const now = () => at('2095-09-01T00:00:00Z');
    const first = createIdSource({ node: () => 0 }, now)();
    const last = createIdSource({ node: () => 1023 }, now)();
    expect(first).not.toBe(last);
    expect(BigInt(last)).toBeLessThan(2n ** 63n);
  });

  test('are not made without a lease', () => {
    const newId = createIdSource({
      node: () => {
        throw new Error('lease has run out');
      },
    });
    expect(newId).toThrow('lease has run out');
  });
});
