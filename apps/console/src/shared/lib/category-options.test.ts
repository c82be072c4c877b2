import { describe, expect, it } from 'vitest';
import { categoryOptions } from './category-options.ts';

const category = (id: string, parentId: string | null, name: string, position: number) => ({
  id,
  parentId,
  cid: null,
  name,
  picture: 'a.png',
  slogan: '',
  position,
  translations: {},
  goodsCount: 0,
});

describe('categories to choose from', () => {
  it('names the way to each, in the order of the merchant', () => {
    const tree = [
      category('3', '1', '套件', 1),
      category('2', null, '餐具', 2),
      category('1', null, '床品', 1),
      category('4', '3', '四件套', 1),
    ];
    expect(categoryOptions(tree)).toEqual([
      { value: '1', label: '床品' },
      { value: '3', label: '床品 / 套件' },
      { value: '4', label: '床品 / 套件 / 四件套' },
      { value: '2', label: '餐具' },
    ]);
  });
});
