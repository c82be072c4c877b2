import { describe, expect, test } from 'vitest';
import { lineState, mergeByMax, mergeChanges } from './cart.rules.ts';

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

describe('what is said twice of one line', () => {
  const place = { cid: '1', skuId: '2' };

  test('of two quantities for a line the larger counts', () => {
    const requests = [
      { ...place, quantity: 2 },
      { ...place, cid: '9', quantity: 1 },
      { ...place, quantity: 5 },
      { ...place, quantity: 3 },
    ];
    expect(mergeByMax(requests)).toEqual([
      { ...place, quantity: 5 },
      { ...place, cid: '9', quantity: 1 },
    ]);
  });

  test('of two changes the later holds, field by field', () => {
    const changes = [
      { ...place, quantity: 2, isTicked: true },
      { ...place, quantity: 3 },
      { ...place, isTicked: false },
    ];
    expect(mergeChanges(changes)).toEqual([{ ...place, quantity: 3, isTicked: false }]);
  });
});
