import { describe, expect, test } from 'vitest';
import { nextBirthday, yearOf } from './birthday.rules.ts';

const shanghai = (at: string) => new Date(`${at}+08:00`);

describe('when points of a birthday are due (rules 9.1)', () => {
  test.each<[string, string, string, number | null, string]>([
    ['later this year', '1996-12-20', '2026-11-20T05:00', null, '2026-12-20'],
    ['today, at any hour', '1996-11-20', '2026-11-20T23:59', null, '2026-11-20'],
    ['over this year', '1996-11-19', '2026-11-20T00:00', null, '2027-11-19'],
    ['given this year', '1996-12-20', '2026-11-20T05:00', 2026, '2027-12-20'],
    ['given this year, for a day that was another then', '1996-01-02', '2026-11-20T05:00', 2026, '2027-01-02'],
    ['29 February in a leap year', '1996-02-29', '2028-01-01T00:00', null, '2028-02-29'],
    ['29 February in another year', '1996-02-29', '2027-01-01T00:00', null, '2027-02-28'],
    ['29 February, on the 28th of another year', '1996-02-29', '2027-02-28T12:00', null, '2027-02-28'],
    ['29 February, the day after', '1996-02-29', '2027-03-01T00:00', null, '2028-02-29'],
    ['28 February stays the 28th', '1996-02-28', '2028-02-29T00:00', null, '2029-02-28'],
  ])('%s', (_, birthday, now, doneYear, expected) =>
    expect(nextBirthday(birthday, shanghai(now), doneYear)).toEqual(shanghai(`${expected}T00:00`)),
  );

  test('the year is Shanghai’s', () => {
    expect(yearOf(shanghai('2027-01-01T00:00'))).toBe(2027);
    expect(yearOf(shanghai('2026-12-31T23:59'))).toBe(2026);
  });
});
