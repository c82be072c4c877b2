import { describe, expect, test } from 'vitest';
import type { DaySpan } from './calendar-days.ts';
import { addDays, addMonths, dayByKey, extendSpan, isInSpan, lastDayOf, weeksOf, within } from './calendar-days.ts';

describe('the days of a calendar (spec 7.6)', () => {
  test.each([
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-03-01', -1, '2026-02-28'],
    ['2026-03-29', 1, '2026-03-30'],
  ])('%s and %i days is %s', (day, count, sum) => expect(addDays(day, count)).toBe(sum));

  test.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-11-15', 2, '2027-01-15'],
    ['2026-01-15', -1, '2025-12-15'],
    ['2028-02-29', 12, '2029-02-28'],
  ])('%s and %i months is %s: never a day of the month after', (day, count, sum) => expect(addMonths(day, count)).toBe(sum));

  test.each([
    ['2026-02', '2026-02-28'],
    ['2028-02', '2028-02-29'],
    ['2026-12', '2026-12-31'],
  ])('%s ends on %s', (month, last) => expect(lastDayOf(month)).toBe(last));

  test('a week begins on Sunday or on Monday, and other months leave their days blank', () => {
    expect(weeksOf('2026-11', 0)[0]?.[0]).toBe('2026-11-01');
    expect(weeksOf('2026-11', 1)[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
  });

  test.each(['2026-02', '2026-08', '2026-11'])('%s has six rows and each of its days once', (month) => {
    const days = weeksOf(month, 1);
    expect(days).toHaveLength(6);
    const own = days.flat().filter((day) => day !== null);
    expect(own).toEqual([...new Set(own)].sort());
    expect(own).toHaveLength(Number(lastDayOf(month).slice(8)));
  });

  test('limits hold', () => {
    const limits = { min: '2026-11-10', max: '2026-12-20' };
    expect(within('2026-11-09', limits)).toBe('2026-11-10');
    expect(within('2026-12-21', limits)).toBe('2026-12-20');
    expect(within('2026-12-01', limits)).toBe('2026-12-01');
  });
});

describe('keys in a calendar (spec 7.6)', () => {
  test.each([
    ['ArrowLeft', false, '2026-11-17'],
    ['ArrowRight', false, '2026-11-19'],
    ['ArrowUp', false, '2026-11-11'],
    ['ArrowDown', false, '2026-11-25'],
    ['Home', false, '2026-11-16'],
    ['End', false, '2026-11-22'],
    ['PageUp', false, '2026-10-18'],
    ['PageDown', false, '2026-12-18'],
    ['PageUp', true, '2025-11-18'],
    ['PageDown', true, '2027-11-18'],
    ['a', false, null],
  ])('%s (shift: %s) leads from Wednesday the 18th to %s', (key, isShifted, day) =>
    expect(dayByKey('2026-11-18', key, isShifted, 1)).toBe(day),
  );

  test('the week ends on Saturday where it begins on Sunday', () => {
    expect(dayByKey('2026-11-18', 'Home', false, 0)).toBe('2026-11-15');
    expect(dayByKey('2026-11-18', 'End', false, 0)).toBe('2026-11-21');
  });
});

describe('a span of days (spec 7.6)', () => {
  const free = () => false;
  const open: DaySpan = { from: '2026-11-10', to: null };

  test('begins with the first tap and ends with the second, which may be the same day', () => {
    expect(extendSpan(null, '2026-11-10', free)).toEqual(open);
    expect(extendSpan(open, '2026-11-12', free)).toEqual({ from: '2026-11-10', to: '2026-11-12' });
    expect(extendSpan(open, '2026-11-10', free)).toEqual({ from: '2026-11-10', to: '2026-11-10' });
  });

  test('begins anew by a third tap, or by one before the first', () => {
    expect(extendSpan({ from: '2026-11-10', to: '2026-11-12' }, '2026-11-11', free)).toEqual({ from: '2026-11-11', to: null });
    expect(extendSpan(open, '2026-11-09', free)).toEqual({ from: '2026-11-09', to: null });
  });

  test('holds no day that is taken', () => {
    const isTaken = (day: string) => day === '2026-11-12';
    expect(extendSpan(open, '2026-11-13', isTaken)).toEqual({ from: '2026-11-13', to: null });
    expect(extendSpan(open, '2026-11-11', isTaken)).toEqual({ from: '2026-11-10', to: '2026-11-11' });
  });

  test('holds its ends, and only its first day until there is a last', () => {
    const whole = { from: '2026-11-10', to: '2026-11-12' };
    expect(['09', '10', '11', '12', '13'].filter((date) => isInSpan(`2026-11-${date}`, whole))).toEqual(['10', '11', '12']);
    expect(isInSpan('2026-11-11', open)).toBe(false);
    expect(isInSpan('2026-11-11', null)).toBe(false);
  });
});
