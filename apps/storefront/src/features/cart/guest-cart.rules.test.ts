import { describe, expect, test } from 'vitest';
import { changeGuestLines, guestPieces, maxGuestLines, withGuestLine, withoutGuestLines } from './guest-cart.rules.ts';

const line = (skuId: string, quantity = 1, cid = '11') => ({ cid, skuId, goodsId: '5', quantity });
const stored = (skuId: string, quantity = 1, isTicked = true) => ({ ...line(skuId, quantity), isTicked });

describe('the cart of a visitor (spec 4, 7.4)', () => {
  test('puts the newest line first, ticked', () => {
    expect(withGuestLine([stored('1')], line('2'))).toEqual([stored('2'), stored('1')]);
  });

  test('adds pieces to a line it has, up to what a line may hold', () => {
    expect(withGuestLine([stored('1', 2, false)], line('1', 3))).toEqual([stored('1', 5)]);
    expect(withGuestLine([stored('1', 998)], line('1', 3))).toEqual([stored('1', 999)]);
  });

  test('keeps the same SKU of two shops apart', () => {
    expect(withGuestLine([stored('1')], line('1', 1, '12'))).toHaveLength(2);
  });

  test('is full with fifty lines, and still takes more of what it has', () => {
    const full = Array.from({ length: maxGuestLines }, (_, index) => stored(String(index)));
    expect(withGuestLine(full, line('new'))).toBeNull();
    expect(withGuestLine(full, line('7'))).toHaveLength(maxGuestLines);
  });

  test('changes what is named and leaves the rest', () => {
    expect(changeGuestLines([stored('1'), stored('2')], [{ cid: '11', skuId: '2', quantity: 4 }])).toEqual([stored('1'), stored('2', 4)]);
    expect(changeGuestLines([stored('1')], [{ cid: '11', skuId: '1', isTicked: false }])).toEqual([stored('1', 1, false)]);
    expect(withoutGuestLines([stored('1'), stored('2')], [{ cid: '11', skuId: '1' }])).toEqual([stored('2')]);
  });

  test('another SKU takes the place of the first, and joins a line of its own kind', () => {
    const lines = [stored('1', 2), stored('2', 3, false)];
    expect(changeGuestLines(lines, [{ cid: '11', skuId: '1', newSkuId: '9', quantity: 4 }])).toEqual([
      stored('9', 4),
      stored('2', 3, false),
    ]);
    expect(changeGuestLines(lines, [{ cid: '11', skuId: '1', newSkuId: '2' }])).toEqual([stored('2', 5)]);
  });

  test('counts the pieces of one shop for the badge', () => {
    expect(guestPieces([stored('1', 2), stored('2', 3), { ...stored('3', 9), cid: '12' }])).toBe(14);
  });
});
