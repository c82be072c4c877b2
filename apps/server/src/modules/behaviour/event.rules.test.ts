import { describe, expect, test } from 'vitest';
import { dayOf, instantOf } from './event.rules.ts';

describe('the day of an event (spec 9)', () => {
  test.each([
    ['2026-11-15T15:59:59.999Z', '2026-11-15'],
    ['2026-11-15T16:00:00.000Z', '2026-11-16'],
    ['2026-12-31T16:00:00.000Z', '2027-01-01'],
  ])('%s is %s in Shanghai', (at, day) => expect(dayOf(new Date(at))).toBe(day));

  test('an event happened as long before its report as the phone says', () => {
    expect(instantOf(new Date('2026-11-15T16:00:01Z'), 2_000)).toEqual(new Date('2026-11-15T15:59:59Z'));
  });
});
