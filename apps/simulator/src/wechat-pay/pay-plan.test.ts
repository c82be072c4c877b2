import { expect, test } from 'vitest';
import { PayLies, PayPlan } from './pay-plan.ts';

const numbers = Array.from({ length: 10_000 }, (_, index) => `T${index}`);
const lost = (seed: number, order: readonly string[] = numbers) => {
  const lies = new PayLies();
  lies.follow(PayPlan.parse({ lostShare: 0.1, seed }));
  return order.filter((number) => lies.tells('lost', number)).toSorted();
};

test('the same seed tells the same lies about the same numbers, in whatever order they come', () => {
  expect(lost(7, numbers.toReversed())).toEqual(lost(7));
  expect(lost(8)).not.toEqual(lost(7));
});

test('a share is kept', () => {
  expect(lost(7).length).toBeGreaterThan(900);
  expect(lost(7).length).toBeLessThan(1_100);
});

test('an honest plan tells no lie, and one lie does not decide another', () => {
  const lies = new PayLies();
  expect(numbers.some((number) => lies.tells('lost', number))).toBe(false);
  lies.follow(PayPlan.parse({ lostShare: 0.5, duplicateShare: 0.5 }));
  const both = numbers.filter((number) => lies.tells('lost', number) && lies.tells('duplicate', number)).length;
  expect(both).toBeGreaterThan(2_200);
  expect(both).toBeLessThan(2_800);
});
