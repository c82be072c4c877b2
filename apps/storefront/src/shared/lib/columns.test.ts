import { describe, expect, test } from 'vitest';
import { twoColumns } from './columns.ts';

const heights = [300, 240, 280, 310, 220, 260, 300, 240, 290, 250];
const sum = (column: readonly number[]) => column.reduce((total, height) => total + height, 0);
const identity = (height: number) => height;

describe('waterfall columns (spec 1)', () => {
  test('differ by less than one card', () => {
    const [left, right] = twoColumns(heights, identity);
    expect(Math.abs(sum(left) - sum(right))).toBeLessThan(Math.max(...heights));
  });

  test('hold every card once, the first one on the left', () => {
    const [left, right] = twoColumns(heights, identity);
    expect([...left, ...right].toSorted()).toEqual(heights.toSorted());
    expect(left[0]).toBe(heights[0]);
  });

  test('never move a card when more are added at the end', () => {
    const whole = twoColumns(heights, identity);
    for (let count = 0; count <= heights.length; count += 1) {
      const part = twoColumns(heights.slice(0, count), identity);
      expect(whole[0].slice(0, part[0].length)).toEqual(part[0]);
      expect(whole[1].slice(0, part[1].length)).toEqual(part[1]);
    }
  });

  test('are empty without cards', () => {
    expect(twoColumns([], identity)).toEqual([[], []]);
  });
});
