import { describe, expect, test } from 'vitest';
import { canAppend, daysBetween, goodRateOf, normalise, normaliseWords } from './review.rules.ts';

describe('sensitive words (spec 2.2)', () => {
  test.each([
    ['ＶＸ', 'vx'],
    ['加 微.信', '加微信'],
    ['V\u200bX１２３', 'vx123'],
    ['①号', '1号'],
    ['🍓…', ''],
  ])('%j is compared as %j', (text, compared) => expect(normalise(text)).toBe(compared));

  test('a list is kept once each, without what nothing could match', () => {
    expect(normaliseWords(['假货', '假 货', '!!', 'VX'])).toEqual(['假货', 'vx']);
  });
});

describe('appending to a review (spec 2.2)', () => {
  const written_at = new Date('2026-01-01T00:00:00Z');
  const after = (days: number) => new Date(written_at.getTime() + days * 86_400_000);

  test.each([
    [0, true],
    [179.99, true],
    [180, false],
  ])('after %d days: %s', (days, can) => expect(canAppend({ written_at, appended_at: null }, after(days))).toBe(can));

  test('happens once', () => expect(canAppend({ written_at, appended_at: after(1) }, after(2))).toBe(false));

  test('tells how many whole days later it was', () => {
    expect([0.9, 1, 29.5].map((days) => daysBetween(written_at, after(days)))).toEqual([0, 1, 29]);
  });
});

describe('the rate of good reviews (spec 2.2)', () => {
  test.each([
    [0, 0, null],
    [1, 1, 100],
    [999, 1_000, 99],
    [2, 3, 66],
    [0, 4, 0],
  ])('%d of %d', (good, count, rate) => expect(goodRateOf(good, count)).toBe(rate));
});
