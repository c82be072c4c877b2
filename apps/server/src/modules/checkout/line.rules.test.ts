import { describe, expect, it, test } from 'vitest';
import { lineState, mergeBySum } from './line.rules.ts';

describe('state of a cart line (spec 7.2)', () => {
  const anyNumber = { min: 1, step: 1, max: null };
  test.each([
    [2, { isOnShelf: true, available: 2 }, 'OK'],
    [3, { isOnShelf: true, available: 2 }, 'SHORT'],
    [1, { isOnShelf: true, available: 0 }, 'SOLD_OUT'],
    [1, { isOnShelf: false, available: 9 }, 'OFF_SHELF'],
    [1, { isOnShelf: false, available: 0 }, 'OFF_SHELF'],
  ] as const)('%i pieces of %o: %s', (quantity, offer, state) => {
    expect(lineState(quantity, { ...offer, quantityRule: anyNumber, purchaseLimit: null })).toBe(state);
  });

  test.each([
    [4, 9, 'OK'],
    [3, 9, 'UNFIT'],
    [6, 9, 'UNFIT'],
    [1, 9, 'UNFIT'],
    [4, 3, 'SHORT'],
    [2, 1, 'SOLD_OUT'],
  ])('%i pieces of what is sold in pairs, four at most, of which there are %i: %s', (quantity, available, state) => {
    const quantityRule = { min: 2, step: 2, max: 4 };
    expect(lineState(quantity, { isOnShelf: true, available, quantityRule, purchaseLimit: null })).toBe(state);
  });

  test.each([
    [2, 2, 'OK'],
    [3, 2, 'LIMITED'],
    [1, 0, 'LIMITED'],
    [10, 2, 'SHORT'],
  ])('%i pieces of limited goods of which the member may still buy %i: %s (A2)', (quantity, left, state) => {
    const offer = { isOnShelf: true, available: 9, quantityRule: anyNumber, purchaseLimit: { left } };
    expect(lineState(quantity, offer)).toBe(state);
  });
});

describe('lines of an order (spec 7.2)', () => {
  it('has one line per SKU and shop', () => {
    const lines = [
      { cid: '1', skuId: '7', quantity: 2 },
      { cid: '2', skuId: '7', quantity: 1 },
      { cid: '1', skuId: '7', quantity: 3 },
    ];
    expect(mergeBySum(lines)).toEqual([
      { cid: '1', skuId: '7', quantity: 5 },
      { cid: '2', skuId: '7', quantity: 1 },
    ]);
  });

  it('is refused when its lines together are more than a line may hold', () => {
    const line = { cid: '1', skuId: '7', quantity: 500 };
    expect(() => mergeBySum([line, line])).toThrow(expect.objectContaining({ failure: 'BAD_INPUT' }));
  });
});
