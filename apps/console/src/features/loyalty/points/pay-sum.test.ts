import { describe, expect, it } from 'vitest';
import { POINTS_FOR_YUAN, paySum } from './pay-sum.ts';

describe('what points pay, as the page of the rule says (rules 8.4)', () => {
  it.each([
    [100, 50, 9_990, { points: 4_990, amountFen: 4_990 }],
    [100, 1, 9_990, { points: 0, amountFen: 0 }],
    [10, 50, 9_990, { points: 490, amountFen: 4_900 }],
    [1000, 100, 990, { points: 9_900, amountFen: 990 }],
  ])('%d for a yuan, %d%% of %d fen', (pointsForYuan, mostPercent, goodsFen, sum) => {
    expect(paySum(goodsFen, { pointsForYuan, mostPercent })).toEqual(sum);
  });

  it('offers every number whose tens are whole fen, and no other', () => {
    const whole = Array.from({ length: 991 }, (_, at) => at + 10).filter((points) => 1000 % points === 0);
    expect(POINTS_FOR_YUAN).toEqual(whole);
  });
});
