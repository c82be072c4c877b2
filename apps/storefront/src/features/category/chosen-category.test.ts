import { describe, expect, test } from 'vitest';
import type { CategoryTree } from './category.types.ts';
import { categoryOf, chosenIn } from './chosen-category.ts';

const tile = (id: string) => ({ id, name: id, picture: '1/a.jpg', goodsCount: 1 });
const tree: CategoryTree = [
  { ...tile('1'), slogan: '', children: [{ ...tile('11'), children: [tile('111')] }] },
  { ...tile('2'), slogan: '', children: [{ ...tile('21'), children: [tile('211'), tile('212')] }] },
];

describe('the category an address names (spec 2.2)', () => {
  test.each([
    ['2', '2'],
    ['21', '2'],
    ['212', '2'],
    ['9', undefined],
    [undefined, undefined],
  ])('%s lies in %s', (id, held) => {
    expect(categoryOf(tree, id)?.id).toBe(held);
  });

  test('of one that is gone, or of none, the first is shown', () => {
    expect([chosenIn(tree, '9')?.id, chosenIn(tree, undefined)?.id, chosenIn([], '1')]).toEqual(['1', '1', undefined]);
  });
});
