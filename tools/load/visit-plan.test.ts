import { describe, expect, test } from 'vitest';
import { type PlanOptions, planVisits } from './visit-plan.ts';

const input: PlanOptions = {
  seed: 7,
  seconds: 100,
  visitsPerSecond: 20,
  shoppers: 50,
  skus: 3,
  mix: { browse: 6, cart: 1, leave: 1, cancel: 1, pay: 1 },
};

describe('a plan of visits', () => {
  test('is the same for the same seed and another for another', () => {
    expect(planVisits(input)).toEqual(planVisits(input));
    expect(planVisits(input)).not.toEqual(planVisits({ ...input, seed: 8 }));
  });

  test('has about as many visits as asked for, in the order of their time', () => {
    const visits = planVisits(input);
    expect(visits.length).toBeGreaterThan(1_800);
    expect(visits.length).toBeLessThan(2_200);
    expect(visits.map(({ at }) => at)).toEqual(visits.map(({ at }) => at).toSorted((a, b) => a - b));
  });

  test('ends visits in the shares of the mix, and in no other way', () => {
    const counts = Object.groupBy(planVisits(input), ({ ending }) => ending);
    expect(counts.browse?.length).toBeGreaterThan(1_050);
    expect(counts.pay?.length).toBeGreaterThan(140);
    expect(counts.refund).toBeUndefined();
  });

  test('names only shoppers and SKUs there are', () => {
    const visits = planVisits(input);
    expect(Math.max(...visits.map(({ shopper }) => shopper))).toBe(49);
    expect(new Set(visits.map(({ sku }) => sku))).toEqual(new Set([0, 1, 2]));
    expect(new Set(visits.map(({ quantity }) => quantity))).toEqual(new Set([1, 2, 3]));
  });
});
