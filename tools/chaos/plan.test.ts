import { describe, expect, test } from 'vitest';
import { faultNames } from './faults.table.ts';
import { ciPlan, coldPlan, planFaults } from './plan.ts';

describe('a plan of faults', () => {
  test('is the same for the same seed and another for another', () => {
    expect(planFaults(7, 10)).toEqual(planFaults(7, 10));
    expect(planFaults(7, 10)).not.toEqual(planFaults(8, 10));
    expect(ciPlan()).toEqual(ciPlan());
  });

  test('has every fault, 45 and more, in ten minutes, whatever the seed', () => {
    for (let seed = 1; seed <= 50; seed += 1) {
      const plan = planFaults(seed, 10);
      expect(new Set(plan.map(({ fault }) => fault))).toEqual(new Set(faultNames));
      expect(plan.length).toBeGreaterThanOrEqual(45);
    }
    expect(faultNames.length).toBeGreaterThanOrEqual(24);
  });

  test('lets one heal before the next, but for the pairs of the second half', () => {
    const plan = planFaults(3, 10);
    const alone = plan.filter(({ isAlone }) => isAlone);
    for (const one of alone) expect(plan.filter(({ at }) => at > one.at && at < one.at + one.seconds)).toEqual([]);
    expect(plan.filter(({ isAlone }) => !isAlone).every(({ at }) => at > 290)).toBe(true);
    expect(plan.length - alone.length).toBeGreaterThan(10);
  });

  test('ends before the run does', () => {
    for (const minutes of [1, 2, 10]) {
      expect(planFaults(1, minutes).every(({ at, seconds }) => at + seconds < minutes * 60)).toBe(true);
    }
    expect(ciPlan().every(({ at, seconds }) => at + seconds < 120)).toBe(true);
    expect(coldPlan(3).every(({ at }) => at < 150)).toBe(true);
    expect(coldPlan(3).length).toBeGreaterThan(3);
  });
});
