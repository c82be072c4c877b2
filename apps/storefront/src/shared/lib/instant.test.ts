import { describe, expect, test } from 'vitest';
import { dayText, instantText, shortInstantText } from './instant.ts';

/** Just after midnight in Shanghai, still the day before in Greenwich. */
const night = Date.UTC(2026, 10, 14, 16, 1, 8);
const september = Date.UTC(2026, 8, 5, 4, 5, 9);

describe('instants in the time of Shanghai', () => {
  test.each([
    ['zhCN', night, '2026-11-15 00:01:08', '11-15 00:01', '2026-11-15'],
    ['zhCN', september, '2026-09-05 12:05:09', '09-05 12:05', '2026-09-05'],
    ['en', night, 'Nov 15, 2026, 00:01:08', 'Nov 15, 00:01', 'Nov 15, 2026'],
    ['en', september, 'Sep 5, 2026, 12:05:09', 'Sep 5, 12:05', 'Sep 5, 2026'],
  ] as const)('in %s %i is %s, shortly %s, its day %s', (lang, instant, whole, short, day) => {
    expect(instantText(instant, lang)).toBe(whole);
    expect(shortInstantText(instant, lang)).toBe(short);
    expect(dayText(instant, lang)).toBe(day);
  });
});
