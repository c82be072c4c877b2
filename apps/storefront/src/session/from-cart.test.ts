import { describe, expect, test } from 'vitest';
import { fromCartAfter } from './from-cart.ts';

describe('whether order confirm came from the cart (spec 2.1)', () => {
  test.each([
    ['shopping', 'orderConfirm', false, true],
    ['goodDetail', 'orderConfirm', true, false],
    [null, 'orderConfirm', true, true],
    ['index', 'orderConfirm', true, true],
    [null, 'orderConfirm', false, false],
    ['orderConfirm', 'addressList', true, true],
    ['shopping', 'goodDetail', false, false],
  ])('%s → %s, flag %s: %s', (previous, next, isFromCart, after) => {
    expect(fromCartAfter(previous, next, isFromCart)).toBe(after);
  });
});
