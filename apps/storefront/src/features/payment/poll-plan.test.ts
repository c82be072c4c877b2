import { describe, expect, test } from 'vitest';
import { nextPause } from './poll-plan.ts';

const plan = () => {
  const found: number[] = [];
  for (let pause = nextPause(0); pause !== null; pause = nextPause(found.length)) found.push(pause);
  return found;
};

describe('how often a payment is asked after (spec 4)', () => {
  test('after 1, 2, 3 and then every 5 seconds', () => {
    expect(plan().slice(0, 6)).toEqual([1000, 2000, 3000, 5000, 5000, 5000]);
  });

  test('for a minute and no longer', () => {
    const whole = plan().reduce((sum, pause) => sum + pause, 0);
    expect(whole).toBeGreaterThan(55_000);
    expect(whole).toBeLessThanOrEqual(60_000);
  });
});
