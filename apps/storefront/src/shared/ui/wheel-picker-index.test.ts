import { describe, expect, test } from 'vitest';
import { indexAt, indexByKey } from './wheel-picker-index.ts';

describe('the row of a wheel (spec 7.5)', () => {
  test.each([
    [0, 0],
    [21, 0],
    [22, 1],
    [440, 10],
    [-60, 0],
    [9_999, 11],
  ])('after %i pixels it is row %i of twelve', (scrollTop, index) => expect(indexAt(scrollTop, 12)).toBe(index));

  test.each([
    ['ArrowUp', 5],
    ['ArrowDown', 7],
    ['PageUp', 1],
    ['PageDown', 11],
    ['Home', 0],
    ['End', 11],
    ['Enter', null],
  ])('%s turns from row 6 of twelve to %s', (key, index) => expect(indexByKey(6, key, 12)).toBe(index));

  test('no key turns beyond the ends', () => {
    expect(indexByKey(0, 'ArrowUp', 12)).toBe(0);
    expect(indexByKey(11, 'ArrowDown', 12)).toBe(11);
    expect(indexByKey(2, 'PageUp', 12)).toBe(0);
  });
});
