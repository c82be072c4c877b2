import { describe, expect, test } from 'vitest';
import { countersOf, networkOf } from './sign-in-try.rules.ts';

describe('what wrong sign-ins are counted by (A10)', () => {
  test.each([
    ['198.18.0.1', '198.18.0.1'],
    ['::ffff:198.18.0.1', '198.18.0.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::6', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['', 'unknown'],
  ])('the address %j counts as %j', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  test('a known device is counted by itself alone', () => {
    expect(countersOf('owner', '198.18.0.1', '7')).toEqual([{ scope: 'DEVICE', key: '7' }]);
    expect(countersOf('owner', '198.18.0.1', undefined).map(({ scope }) => scope)).toEqual(['ADDRESS', 'NAME', 'PAIR']);
  });
});
