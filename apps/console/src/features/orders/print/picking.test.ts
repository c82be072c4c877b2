import { describe, expect, it } from 'vitest';
import { pick, spansOf } from './picking.ts';

const line = (skuId: string, title: string, quantity: number, value = '') =>
  ({ skuId, title, quantity, specs: value === '' ? [] : [{ name: '规格', value }] }) as never;

describe('the picking list', () => {
  it('sums the pieces of a SKU over all orders and names their slips, sorted by title and option', () => {
    const orders = [
      { lines: [line('2', 'b', 1, '大'), line('1', 'a', 2)] },
      { lines: [line('3', 'b', 1, '小')] },
      { lines: [line('1', 'a', 3)] },
    ];
    expect(pick(orders).map(({ skuId, quantity, slips }) => [skuId, quantity, slips])).toEqual([
      ['1', 5, [1, 3]],
      ['2', 1, [1]],
      ['3', 1, [2]],
    ]);
  });

  it.each([
    [[], ''],
    [[4], '4'],
    [[1, 2, 3, 7, 9, 10], '1–3, 7, 9–10'],
  ])('%j are the slips %s', (numbers, text) => {
    expect(spansOf(numbers)).toBe(text);
  });
});
