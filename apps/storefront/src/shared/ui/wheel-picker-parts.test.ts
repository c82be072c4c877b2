import { describe, expect, test } from 'vitest';
import { choicesBeside, minutesByHour, turnDay, turnHour } from './wheel-picker-parts.ts';

const limits = { min: '2025-03-10', max: '2028-11-20' };
const ends = (values: readonly number[]) => [values[0], values.at(-1)];

describe('a day on wheels (spec 7.5)', () => {
  test.each([
    ['2026-06-15', [1, 12], [1, 30]],
    ['2025-03-15', [3, 12], [10, 31]],
    ['2028-11-02', [1, 11], [1, 20]],
    ['2028-02-02', [1, 11], [1, 29]],
  ])('beside %s stand the months %j and the dates %j', (day, months, dates) => {
    const { year, month, date } = choicesBeside(day, limits);
    expect(year).toEqual([2025, 2026, 2027, 2028]);
    expect(ends(month)).toEqual(months);
    expect(ends(date)).toEqual(dates);
  });

  test.each([
    ['2026-01-31', 'month', 2, '2026-02-28'],
    ['2028-02-29', 'year', 2027, '2027-02-28'],
    ['2026-01-31', 'date', 5, '2026-01-05'],
    ['2026-01-05', 'year', 2025, '2025-03-10'],
    ['2026-12-05', 'year', 2028, '2028-11-20'],
  ] as const)('%s with another %s (%i) is %s', (day, part, value, turned) => {
    expect(turnDay(day, part, value, limits)).toBe(turned);
  });
});

describe('a time on wheels (spec 7.5)', () => {
  const choices = minutesByHour({ min: '09:30', max: '11:00' }, 15);

  test('hours offer only the minutes between the limits', () => {
    expect([...choices]).toEqual([
      [9, [30, 45]],
      [10, [0, 15, 30, 45]],
      [11, [0]],
    ]);
  });

  test('another hour keeps the minute, or takes the nearest there is', () => {
    expect(turnHour('10:45', 9, choices)).toBe('09:45');
    expect(turnHour('10:00', 9, choices)).toBe('09:30');
    expect(turnHour('10:45', 11, choices)).toBe('11:00');
  });
});
