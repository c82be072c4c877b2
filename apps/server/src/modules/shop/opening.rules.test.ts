import { describe, expect, test } from 'vitest';
import { openingOf, scoreOf } from './opening.rules.ts';

const day = [{ from: '09:30', to: '21:30' }];
const split = [
  { from: '09:00', to: '12:00' },
  { from: '13:30', to: '24:00' },
];
/** Monday off, Tuesday to Saturday by day, Sunday in two parts. */
const week = [[], day, day, day, day, day, split];
const shop = { status: 'OPEN', hours: 'as written', week } as const;
/** 2026-11-16 is a Monday; hours of Shanghai. */
const at = (time: string) => new Date(`2026-11-${time}+08:00`);

describe('whether a shop is open (finding M9)', () => {
  test.each([
    ['a day off', '16T12:00', { isOpen: false, hours: '', opens: { inDays: 1, at: '09:30' } }],
    ['before it opens', '17T09:29', { isOpen: false, hours: '09:30–21:30', opens: { inDays: 0, at: '09:30' } }],
    ['the minute it opens', '17T09:30', { isOpen: true, hours: '09:30–21:30', opens: null }],
    ['the minute it closes', '17T21:30', { isOpen: false, hours: '09:30–21:30', opens: { inDays: 1, at: '09:30' } }],
    ['between two spans', '22T12:10', { isOpen: false, hours: '09:00–12:00, 13:30–24:00', opens: { inDays: 0, at: '13:30' } }],
    ['the last minute of a day', '22T23:59', { isOpen: true, hours: '09:00–12:00, 13:30–24:00', opens: null }],
    ['past midnight, it is the next day', '23T00:00', { isOpen: false, hours: '', opens: { inDays: 1, at: '09:30' } }],
  ])('%s', (_what, time, opening) => {
    expect(openingOf(shop, at(time))).toEqual(opening);
  });

  test('a shop its merchant lets rest is not open, whatever its week says', () => {
    expect(openingOf({ ...shop, status: 'RESTING' }, at('17T12:00'))).toEqual({ isOpen: false, hours: '09:30–21:30', opens: null });
  });

  test('without a week the status decides, and the hours are as they were written', () => {
    expect(openingOf({ ...shop, week: null }, at('16T03:00'))).toEqual({ isOpen: true, hours: 'as written', opens: null });
    expect(openingOf({ ...shop, week: null, status: 'RESTING' }, at('16T12:00'))).toMatchObject({ isOpen: false });
  });

  test('a week without hours opens never; one with a single day opens in a week', () => {
    expect(openingOf({ ...shop, week: Array(7).fill([]) }, at('16T12:00')).opens).toBeNull();
    expect(openingOf({ ...shop, week: [[], day, [], [], [], [], []] }, at('17T22:00')).opens).toEqual({ inDays: 7, at: '09:30' });
  });
});

describe("a shop's score (finding M9)", () => {
  test.each([
    [5, 1, 5],
    [498, 100, 4.9],
    [499, 100, 4.9],
    [7, 3, 2.3],
    [1, 1, 1],
  ])('%i stars of %i reviews are %f', (stars, reviews, score) => {
    expect(scoreOf({ stars, reviews })).toBe(score);
  });
});
