import { describe, expect, it } from 'vitest';
import { spentMs } from './processor-time.ts';

describe('processor time spent between two looks', () => {
  it('counts those that stayed or came, and is not made less by those that ended', () => {
    const before = new Map([
      [1, 100],
      [2, 5_000],
    ]);
    const after = new Map([
      [1, 160],
      [3, 20],
    ]);
    expect(spentMs(before, after)).toBe(80);
  });
});
