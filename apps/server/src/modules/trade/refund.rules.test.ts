import { describe, expect, test } from 'vitest';
import { needsSecondPerson, refundable } from './refund.rules.ts';

describe('how much can be given back (spec 4, A27)', () => {
  test.each([
    [1_000, 0, undefined, 1_000],
    [1_000, 400, undefined, 600],
    [1_000, 400, 600, 600],
    [1_000, 400, 601, undefined],
    [1_000, 1_000, undefined, undefined],
    [0, 0, undefined, undefined],
  ])('of %d paid and %d refunded, asked for %s: %s', (payableFen, refundedFen, amountFen, expected) => {
    expect(refundable({ payableFen, refundedFen }, amountFen)).toBe(expected);
  });

  test.each([
    [null, 900, 1_000, false],
    [1_000, 0, 1_000, false],
    [1_000, 0, 1_001, true],
    [1_000, 900, 100, false],
    [1_000, 900, 101, true],
    [0, 0, 1, true],
  ])('limit %s, refunded %d, another %d: a second person %s', (limitFen, refundedFen, amountFen, expected) => {
    expect(needsSecondPerson(limitFen, { refundedFen }, amountFen)).toBe(expected);
  });
});
