import { describe, expect, test } from 'vitest';
import { turnOf } from './hours.rules.ts';

describe('when somebody answers', () => {
  test.each([
    ['08:59', '09:00', '22:00', 'today'],
    ['09:00', '09:00', '22:00', 'now'],
    ['21:59', '09:00', '22:00', 'now'],
    ['22:00', '09:00', '22:00', 'tomorrow'],
    ['00:00', '00:00', '24:00', 'now'],
    ['23:59', '00:00', '24:00', 'now'],
  ])('at %s, of %s to %s: %s', (clock, from, until, turn) => {
    expect(turnOf({ from, until }, clock)).toBe(turn);
  });
});
