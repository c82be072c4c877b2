import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { adjusting, freeing, holding, isWithin, joining, MOST_HELD_FEN, partsOf, spentOf, taking, voiding } from './balance.rules.ts';

const parts = (principalFen: number, bonusFen: number) => ({ principalFen, bonusFen });
const fen = fc.integer({ min: 0, max: MOST_HELD_FEN });

describe('what is spent of principal and bonus (rules 8.2)', () => {
  test.each([
    [100, parts(8_000, 650), parts(92, 8)],
    [8_650, parts(8_000, 650), parts(8_000, 650)],
    [1, parts(1, 1), parts(1, 0)],
    [1, parts(1, 2), parts(0, 1)],
    [3, parts(1, 1_000), parts(0, 3)],
    [10, parts(0, 10), parts(0, 10)],
    [10, parts(10, 0), parts(10, 0)],
    [0, parts(0, 0), parts(0, 0)],
  ])('%d of %j is %j', (amountFen, there, spent) => {
    expect(spentOf(amountFen, there)).toEqual(spent);
  });

  it('is the amount, of neither part more than there is, and less than a fen from proportion', () => {
    fc.assert(
      fc.property(fen, fen, fc.double({ min: 0, max: 1, noNaN: true }), (principalFen, bonusFen, share) => {
        const amountFen = Math.floor((principalFen + bonusFen) * share);
        const spent = spentOf(amountFen, { principalFen, bonusFen });
        expect(spent.principalFen + spent.bonusFen).toBe(amountFen);
        expect(Math.min(principalFen - spent.principalFen, bonusFen - spent.bonusFen)).toBeGreaterThanOrEqual(0);
        expect(Math.abs(spent.principalFen - (amountFen * principalFen) / (principalFen + bonusFen || 1))).toBeLessThanOrEqual(0.500_001);
      }),
    );
  });
});

describe('a change by staff (rules 8.2)', () => {
  test('is of one part, or takes of both as a purchase does', () => {
    const there = parts(8_000, 650);
    expect(partsOf('PRINCIPAL', 50, there)).toEqual(parts(50, 0));
    expect(partsOf('BONUS', -50, there)).toEqual(parts(0, -50));
    expect(partsOf('BOTH', -100, there)).toEqual(parts(-92, -8));
  });

  test.each([
    ['all there is', parts(-80, -5), true],
    ['more principal than there is', parts(-81, 0), false],
    ['more bonus than there is, though the principal has it', parts(0, -6), false],
    ['up to what a member holds, with what is set aside', parts(MOST_HELD_FEN - 95, 0), true],
    ['a fen more', parts(0, MOST_HELD_FEN - 94), false],
  ])('%s: %j %s', (_, change, fits) => {
    expect(isWithin(change, { ...parts(80, 5), heldFen: 10 })).toBe(fits);
  });

  test('of more than there is together is refused as more of the principal', () => {
    expect(isWithin(partsOf('BOTH', -86, parts(80, 5)), { ...parts(80, 5), heldFen: 0 })).toBe(false);
  });
});

describe('entries of a balance (rules 8.1)', () => {
  const all = { ...parts(3, 2), heldFen: 1 };
  test.each([
    ['adjusting', adjusting('7', parts(3, 2))],
    ['taking back', adjusting('7', parts(-3, 0))],
    ['holding', holding('7', parts(3, 2))],
    ['freeing', freeing('7', parts(0, 2))],
    ['taking', taking('7', parts(3, 2))],
    ['joining', joining('7', '8', all)],
    ['voiding', voiding('7', parts(3, 2))],
  ])('%s sums to nothing, and says nothing of accounts that stay as they are', (_, entries) => {
    expect(entries.reduce((sum, { amountFen }) => sum + amountFen, 0)).toBe(0);
    expect(entries.length).toBeGreaterThanOrEqual(2);
    expect(entries.every(({ amountFen }) => amountFen !== 0)).toBe(true);
  });

  test('without anything there are none', () => {
    expect(joining('7', '8', { ...parts(0, 0), heldFen: 0 })).toEqual([]);
    expect(voiding('7', parts(3, 0))).toEqual([]);
  });
});
