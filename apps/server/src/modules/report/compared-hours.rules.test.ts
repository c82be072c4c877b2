import { expect, test } from 'vitest';
import { comparedHours } from './compared-hours.rules.ts';

test.each([
  // now, start of the day, last full hour, the same a week before
  ['2026-11-16T16:42:10+08:00', '2026-11-16T00:00:00+08:00', '2026-11-16T16:00:00+08:00', '2026-11-09T16:00:00+08:00'],
  ['2026-11-16T00:10:00+08:00', '2026-11-16T00:00:00+08:00', '2026-11-16T00:00:00+08:00', '2026-11-09T00:00:00+08:00'],
  ['2026-11-16T23:59:59+08:00', '2026-11-16T00:00:00+08:00', '2026-11-16T23:00:00+08:00', '2026-11-09T23:00:00+08:00'],
  ['2026-11-16T07:30:00+08:00', '2026-11-16T00:00:00+08:00', '2026-11-16T07:00:00+08:00', '2026-11-09T07:00:00+08:00'],
])('at %s a day of the shops is compared up to its last full hour', (now, dayStart, until, untilBefore) => {
  const hours = comparedHours(new Date(now));
  expect([hours.dayStart, hours.until, hours.untilBefore]).toEqual([dayStart, until, untilBefore].map((at) => new Date(at)));
});
