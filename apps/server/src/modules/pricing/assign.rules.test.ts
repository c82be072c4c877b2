import { expect, test } from 'vitest';
import { assign } from './assign.rules.ts';

test.each([
  ['nobody', [], []],
  ['one row has its cheapest column', [[3, 1, 2]], [1]],
  [
    'who gains less gives way',
    [
      [-5, -4],
      [-5, 0],
    ],
    [1, 0],
  ],
  [
    'over a chain of three',
    [
      [1, 2, 9],
      [1, 9, 9],
      [9, 1, 3],
    ],
    [1, 0, 2],
  ],
])('the cheapest of all ways: %s', (_, costs, columns) => {
  expect(assign(costs)).toEqual(columns);
});

test('is what trying every way finds', () => {
  let state = 7;
  const next = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state % 50;
  };
  for (let round = 0; round < 300; round += 1) {
    const costs = Array.from({ length: 1 + (round % 4) }, () => Array.from({ length: 5 }, () => next() - 25));
    const columns = assign(costs);
    const total = columns.reduce((all, column, row) => all + (costs[row]?.[column] ?? 0), 0);
    expect(new Set(columns).size).toBe(columns.length);
    expect(total).toBe(cheapest(costs, []));
  }
});

function cheapest([row, ...rest]: readonly (readonly number[])[], used: readonly number[]): number {
  if (!row) return 0;
  return Math.min(...row.map((cost, at) => (used.includes(at) ? 1e9 : cost + cheapest(rest, [...used, at]))));
}
