import { describe, expect, test } from 'vitest';
import { formatAge, formatDuration, isClockMove, readSeconds } from './duration.ts';

describe('clock moves', () => {
  test.each(['+31m', '-2h', '+3d', '+90s', 'reset'])('%s is taken', (text) => {
    expect(isClockMove(text)).toBe(true);
  });

  test.each(['31m', '+31', '+m', '+1.5h', '+31 m', '++1m', '+1w', 'RESET', '', '+999999m'])('"%s" is refused', (text) => {
    expect(isClockMove(text)).toBe(false);
  });
});

describe('durations', () => {
  test.each([
    ['90s', 90],
    ['5m', 300],
    ['2h', 7_200],
    ['1d', 86_400],
    ['5', undefined],
    ['m', undefined],
    ['-5m', undefined],
    ['1.5h', undefined],
  ])('%s is %s seconds', (text, seconds) => {
    expect(readSeconds(text)).toBe(seconds);
  });

  test('are seconds, and from a minute on also minutes', () => {
    expect(formatDuration(1234)).toBe('1.2 s');
    expect(formatDuration(59_940)).toBe('59.9 s');
    expect(formatDuration(123_400)).toBe('123.4 s (2.1 min)');
  });

  test('of running things are in their two largest units', () => {
    expect(formatAge(-5)).toBe('0 s');
    expect(formatAge(59_999)).toBe('59 s');
    expect(formatAge(60_000)).toBe('1 min');
    expect(formatAge((3 * 60 + 12) * 60_000)).toBe('3 h 12 min');
    expect(formatAge(50 * 3_600_000)).toBe('2 d 2 h');
  });
});
