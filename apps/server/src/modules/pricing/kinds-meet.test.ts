import { describe, expect, test } from 'vitest';
import { promotionOf } from './kinds/kind.fixture.ts';
import { describeKinds, kindsMeet } from './kinds-meet.ts';
import { makeRules } from './rule.ts';

describe('which kinds meet on a piece (rules 2.3)', () => {
  const kinds = describeKinds();

  test('is told from both sides alike, and no kind meets itself', () => {
    for (const { kind, meets } of kinds) {
      expect(meets).not.toContain(kind);
      for (const other of meets) expect(kinds.find((one) => one.kind === other)?.meets).toContain(kind);
    }
  });

  test('is what the engine does', () => {
    for (const one of kinds) {
      for (const other of kinds) {
        if (one === other) continue;
        const rules = makeRules([promotionOf(one.kind, {} as never), promotionOf(other.kind, {} as never)], []);
        expect([one.kind, other.kind, rules[0]?.meets[1] === 1]).toEqual([one.kind, other.kind, kindsMeet(one.kind, other.kind)]);
      }
    }
  });

  test.each([
    ['LIMITED_DISCOUNT', 'FULL_REDUCTION', true],
    ['FULL_REDUCTION', 'LIMITED_DISCOUNT', true],
    ['FULL_REDUCTION', 'FIRST_ORDER', true],
    ['PACKAGE', 'FULL_REDUCTION', false],
    ['PACKAGE', 'COUPON', true],
    ['PRIVILEGED', 'COUPON', false],
    ['PRIVILEGED', 'FREE_FREIGHT', true],
    ['N_FOR_PRICE', 'LIMITED_DISCOUNT', false],
    ['WHOLESALE', 'FREE_FREIGHT', false],
  ] as const)('%s and %s: %s', (one, other, isMeeting) => expect(kindsMeet(one, other)).toBe(isMeeting));

  test('the shopper chooses packages and activity prices; the rest comes by itself', () => {
    expect(kinds.filter(({ isChosen }) => isChosen).map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['PACKAGE', 'FLASH', 'HOURLY', 'GROUP', 'PRIVILEGED', 'WHOLESALE']),
    );
    expect(kinds).toHaveLength(14);
  });
});
