import { expect, test } from 'vitest';
import { type Category, flat, moved, treeOf } from './category-tree.ts';

const category = (id: string, parentId: string | null, position: number): Category => ({
  id,
  parentId,
  position,
  cid: null,
  name: id,
  picture: '1/a.jpg',
  slogan: '',
  translations: {},
  goodsCount: 0,
});

const list = [category('3', '1', 0), category('2', null, 1), category('1', null, 5), category('4', '3', 0), category('5', null, 1)];

test('a flat list becomes a tree in the order of positions, then of ids', () => {
  expect(flat(treeOf(list)).map(({ id, level }) => [id, level])).toEqual([
    ['2', 1],
    ['5', 1],
    ['1', 1],
    ['3', 2],
    ['4', 3],
  ]);
});

test('a row knows those beside it', () => {
  expect(treeOf(list)[0]?.siblings).toEqual(['2', '5', '1']);
});

test('what hangs below one that is not in the list stands at the top', () => {
  expect(treeOf([category('4', '3', 0)]).map(({ id }) => id)).toEqual(['4']);
});

test.each([
  ['up', 'b', -1, ['b', 'a', 'c']],
  ['down', 'b', 1, ['a', 'c', 'b']],
  ['up from the top', 'a', -1, null],
  ['down from the end', 'c', 1, null],
  ['of one that is not there', 'x', 1, null],
] as const)('a move %s', (_way, id, by, order) => {
  expect(moved(['a', 'b', 'c'], id, by)).toEqual(order);
});
