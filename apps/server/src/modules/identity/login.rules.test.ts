import { describe, expect, test } from 'vitest';
import { networkOf, windowStart } from './login.rules.ts';

describe('rules of login (spec 5)', () => {
  test.each([
    ['203.0.113.77', '203.0.113'],
    ['::ffff:203.0.113.77', '203.0.113'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ])('%s belongs to the network %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  test('a day begins at midnight in Shanghai', () => {
    expect(windowStart(new Date('2026-11-11T15:59:59Z'), 86_400_000).toISOString()).toBe('2026-11-10T16:00:00.000Z');
    expect(windowStart(new Date('2026-11-11T16:00:00Z'), 86_400_000).toISOString()).toBe('2026-11-11T16:00:00.000Z');
  });
});
