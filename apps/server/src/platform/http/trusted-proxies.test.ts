import { describe, expect, test } from 'vitest';
import { LOOPBACK, readTrustedProxies, trustsEverybody } from './trusted-proxies.ts';

const isTrusted = (list: string, address: string | undefined) => readTrustedProxies(list)?.(address);

describe('who may say for whom they ask (A12)', () => {
  test.each([
    [LOOPBACK, '127.0.0.1', true],
    [LOOPBACK, '127.8.9.10', true],
    [LOOPBACK, '::1', true],
    [LOOPBACK, '::ffff:127.0.0.1', true],
    [LOOPBACK, '10.0.0.7', false],
    [LOOPBACK, '::ffff:10.0.0.7', false],
    [LOOPBACK, undefined, false],
    [LOOPBACK, 'localhost', false],
    ['10.0.0.7', '10.0.0.7', true],
    ['10.0.0.7', '10.0.0.8', false],
    ['10.0.0.7', '127.0.0.1', false],
    [' 10.0.0.7 , 10.1.0.0/16', '10.1.255.255', true],
    ['10.1.0.0/16', '10.2.0.0', false],
    ['10.1.0.0/16', '::ffff:10.1.2.3', true],
    ['fd00::/8', 'fd12:3456::1', true],
    ['fd00::/8', 'fe80::1', false],
  ])('of %s: %s → %s', (list, address, expected) => {
    expect(isTrusted(list, address)).toBe(expected);
  });

  test.each(['', 'loopback', '10.0.0', '10.0.0.0/33', 'fd00::/129', '10.0.0.7;10.0.0.8', '10.0.0.7,', 'balancer.internal', '10.0.0.0/-1'])(
    '%j is no list of addresses',
    (list) => {
      expect(readTrustedProxies(list)).toBeUndefined();
    },
  );

  test('a list with the whole world in it is told from others', () => {
    expect(['0.0.0.0/0', '10.0.0.7, ::/0'].map(trustsEverybody)).toEqual([true, true]);
    expect([LOOPBACK, '10.0.0.0/8'].map(trustsEverybody)).toEqual([false, false]);
  });
});
