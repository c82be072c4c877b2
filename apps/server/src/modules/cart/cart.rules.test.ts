import { describe, expect, test } from 'vitest';
import { mergeByMax, mergeChanges } from './cart.rules.ts';

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
