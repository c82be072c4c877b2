import { describe, expect, test } from 'vitest';
import { type Means, mostPoints, ownPartsOf } from './own-parts.rules.ts';

const means = (changes: Partial<Means> = {}): Means => ({
  payableFen: 10_000,
  goodsFen: 9_200,
  balanceFen: 3_000,
  points: { points: 5_555, pointsForYuan: 100, mostPercent: 50 },
  ...changes,
});

describe('points as money (rules 7.4)', () => {
  test('pay at most half of the goods, in tens, and for no freight', () => {
    expect(mostPoints(means())).toEqual({ way: 'POINTS', amountFen: 4_600, points: 4_600 });
    expect(mostPoints(means({ points: { points: 1_239, pointsForYuan: 100, mostPercent: 50 } }))).toMatchObject({
      points: 1_230,
      amountFen: 1_230,
    });
    expect(mostPoints(means({ points: { points: 4_000, pointsForYuan: 200, mostPercent: 50 } }))).toMatchObject({
      points: 4_000,
      amountFen: 2_000,
    });
  });

  test('pay nothing below the least, and where the merchant takes none', () => {
    expect(mostPoints(means({ points: { points: 99, pointsForYuan: 100, mostPercent: 50 } })).points).toBe(0);
    expect(mostPoints(means({ goodsFen: 199 })).points).toBe(0);
    expect(mostPoints(means({ goodsFen: 200 })).points).toBe(100);
    expect(mostPoints(means({ points: undefined })).points).toBe(0);
  });

  test.each([
    ['not in whole steps', 1_001],
    ['below the least', 90],
    ['more than half of the goods', 4_700],
  ])('an amount that is %s is refused', (_, amountFen) => {
    expect(ownPartsOf([{ way: 'POINTS', amountFen }], means())).toEqual({ fault: 'POINTS' });
  });
});

describe('order of use (rules 7.2)', () => {
  test('points first, then the balance, whatever order they were ticked in', () => {
    expect(ownPartsOf([{ way: 'BALANCE' }, { way: 'POINTS' }], means())).toEqual([
      { way: 'POINTS', amountFen: 4_600, points: 4_600 },
      { way: 'BALANCE', amountFen: 3_000, points: 0 },
    ]);
  });

  test('a balance pays no more than is left', () => {
    expect(ownPartsOf([{ way: 'BALANCE' }], means({ balanceFen: 50_000 }))).toEqual([{ way: 'BALANCE', amountFen: 10_000, points: 0 }]);
    expect(ownPartsOf([{ way: 'BALANCE', amountFen: 3_001 }], means())).toEqual({ fault: 'BALANCE' });
    expect(ownPartsOf([{ way: 'BALANCE' }], means({ balanceFen: 0 }))).toEqual({ fault: 'BALANCE' });
  });
});
