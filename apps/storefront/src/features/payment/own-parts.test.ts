import { describe, expect, test } from 'vitest';
import { askedWays, isOpenAlready, makingRoom, partsOf } from './own-parts.ts';
import type { AnyWay } from './pay-ways.ts';

const own = (points: Partial<AnyWay> = {}, balance: Partial<AnyWay> = {}): readonly AnyWay[] => [
  { way: 'WECHAT_H5', isAvailable: true },
  { way: 'POINTS', isAvailable: true, points: 800, haveFen: 800, mostFen: 500, mostPoints: 500, ...points },
  { way: 'BALANCE', isAvailable: true, haveFen: 2_000, mostFen: 2_000, hasPassword: true, ...balance },
];
const none = { POINTS: false, BALANCE: false };
const both = { POINTS: true, BALANCE: true };

describe('what pays how much (rules 7.2)', () => {
  test.each([
    ['nothing is ticked', 8_580, own(), none, { POINTS: 0, BALANCE: 0, leftFen: 8_580 }],
    ['points come first, then the balance', 8_580, own(), both, { POINTS: 500, BALANCE: 2_000, leftFen: 6_080 }],
    ['the balance pays no more than is left', 1_200, own(), both, { POINTS: 500, BALANCE: 700, leftFen: 0 }],
    ['points that cover all leave the balance alone', 500, own(), both, { POINTS: 500, BALANCE: 0, leftFen: 0 }],
    ['what is not available pays nothing', 8_580, own({ isAvailable: false }), both, { POINTS: 0, BALANCE: 2_000, leftFen: 6_580 }],
    ['what is not offered pays nothing', 8_580, own().slice(0, 1), both, { POINTS: 0, BALANCE: 0, leftFen: 8_580 }],
  ] as const)('%s', (_name, payableFen, ways, ticked, parts) => {
    expect(partsOf(payableFen, ways, ticked)).toEqual(parts);
  });

  test('asked are those that pay something, a provider last and only for what is left', () => {
    expect(askedWays({ POINTS: 500, BALANCE: 2_000, leftFen: 1 }, 'ALIPAY_WAP')).toEqual(['POINTS', 'BALANCE', 'ALIPAY_WAP']);
    expect(askedWays({ POINTS: 0, BALANCE: 2_000, leftFen: 0 }, 'WECHAT_H5')).toEqual(['BALANCE']);
    expect(askedWays({ POINTS: 0, BALANCE: 0, leftFen: 100 }, undefined)).toEqual([]);
  });

  test('who chooses a provider though all is covered takes the balance back, and points only if need be', () => {
    expect(makingRoom(1_200, own(), both)).toEqual({ POINTS: true, BALANCE: false });
    expect(makingRoom(500, own(), both)).toEqual(none);
  });

  test('what is open already is recognised, in whatever order', () => {
    const tenders = [{ way: 'WECHAT_H5' }, { way: 'BALANCE' }] as const;
    expect(isOpenAlready(tenders, ['BALANCE', 'WECHAT_H5'])).toBe(true);
    expect(isOpenAlready(tenders, ['BALANCE', 'ALIPAY_WAP'])).toBe(false);
    expect(isOpenAlready(tenders, ['BALANCE'])).toBe(false);
    expect(isOpenAlready([], [])).toBe(false);
  });
});
