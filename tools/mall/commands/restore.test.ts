import { describe, expect, test } from 'vitest';
import { readInstant } from './restore.ts';

describe('./mall restore --at', () => {
  test('takes an instant with its zone, one of this machine, and the latest', () => {
    expect(readInstant('2026-11-19T08:30:00+08:00')).toEqual(new Date('2026-11-19T00:30:00Z'));
    expect(readInstant('2026-11-19 08:30:00')).toEqual(new Date(2026, 10, 19, 8, 30));
    expect(readInstant('latest')).toBe('latest');
  });

  test.each([undefined, 'yesterday', ''])('refuses %o', (text) => {
    expect(() => readInstant(text)).toThrow(/instant/);
  });
});
