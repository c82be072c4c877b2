import { describe, expect, test } from 'vitest';
import { afterKey, digitsOf } from './pay-keyboard-digits.ts';

describe('the digits of a payment password (spec 7.5)', () => {
  test.each([
    ['12a3', '123'],
    ['１２３', ''],
    [' 123-456-7 ', '123456'],
  ])('of %j count %j', (typed, digits) => expect(digitsOf(typed)).toBe(digits));

  test.each([
    ['', '0', '0'],
    ['12', '3', '123'],
    ['123456', '7', '123456'],
    ['12', 'delete', '1'],
    ['', 'delete', ''],
  ])('after %j and the key %s they are %j', (digits, key, next) => expect(afterKey(digits, key)).toBe(next));
});
