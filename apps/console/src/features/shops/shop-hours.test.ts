import { describe, expect, test } from 'vitest';
import { clockOf, hoursOn, likeMonday, newWeek, weekday, withMore, withoutSpan, withSpan } from './shop-hours.ts';

const sunday = Date.parse('2026-11-15T12:00:00+08:00');
const monday = Date.parse('2026-11-16T00:00:00+08:00');

describe('opening hours of a shop', () => {
  test('a day of the week is that of Shanghai, Monday first', () => {
    expect(weekday(monday)).toBe(0);
    expect(weekday(monday - 1)).toBe(6);
    expect(weekday(Date.parse('2026-11-17T23:59:59+08:00'))).toBe(1);
  });

  test('today has the hours of its day, a day off none, and a shop without a week what it says', () => {
    const week = withoutSpan(withMore(newWeek(), 0), 6, 0);
    expect(hoursOn(withSpan(week, 0, 1, { from: '23:00', to: '24:00' }), '', monday)).toBe('10:00–22:00 23:00–24:00');
    expect(hoursOn(week, 'by appointment', sunday)).toBe('');
    expect(hoursOn(null, 'by appointment', sunday)).toBe('by appointment');
    expect(hoursOn(null, '', sunday)).toBeNull();
  });

  test.each([
    ['9:30', '09:30'],
    ['09:30', '09:30'],
    ['930', '09:30'],
    ['0930', '09:30'],
    ['９：３０', '09:30'],
    [' 24:00 ', '24:00'],
    ['nine', 'nine'],
    ['9', '9'],
    ['', ''],
  ])('%j is typed for %j', (typed, meant) => expect(clockOf(typed)).toBe(meant));

  test('every day can be made like Monday', () => {
    const week = likeMonday(withoutSpan(newWeek(), 0, 0));
    expect(week).toEqual(Array.from({ length: 7 }, () => []));
  });
});
