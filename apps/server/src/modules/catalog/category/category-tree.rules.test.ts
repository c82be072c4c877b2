import { describe, expect, test } from 'vitest';
import type { CategoryNode, CategoryRow } from './category.types.ts';
import { growTree, pathTo } from './category-tree.rules.ts';

const row = (id: string, parent_id: string | null, goods_count = 0): CategoryRow => ({
  id,
  parent_id,
  name: `名${id}`,
  picture: `1/${id}.png`,
  slogan: '',
  goods_count,
});

const rows = [row('2', null), row('1', null, 1), row('11', '1', 2), row('111', '11', 4), row('112', '11'), row('9', '404', 8)];
const namesOf = (nodes: readonly CategoryNode[]): string[] =>
  nodes.flatMap(({ id, goodsCount, children }) => [`${id}:${goodsCount}`, ...namesOf(children)]);

describe('the tree of categories (spec 7.7)', () => {
  test('keeps the order of its rows, counts what stands below, and leaves out what hangs nowhere', () => {
    expect(namesOf(growTree(rows))).toEqual(['2:0', '1:7', '11:6', '111:4', '112:0']);
  });

  test.each([
    ['1', ['1']],
    ['111', ['1', '11', '111']],
    ['9', []],
    ['404', []],
  ])('leads to %s by %j', (id, path) => {
    expect(pathTo(growTree(rows), id).map((node) => node.id)).toEqual(path);
  });
});
