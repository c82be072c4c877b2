import { describe, expect, test } from 'vitest';
import { isBirthday } from './birthday.rules.ts';

/** Already the 16th in Shanghai. */
const now = new Date('2026-11-15T16:00:00Z');

describe('birthdays (spec 7.5)', () => {
  test.each([
    ['1900-01-01', true],
    ['2026-11-16', true],
    ['2026-11-17', false],
    ['1899-12-31', false],
  ])('%s: %s', (day, isOne) => expect(isBirthday(day, now)).toBe(isOne));
});
