import { describe, expect, test } from 'vitest';
import { refinementsOf } from './refinements.ts';
import { searchParamsOf } from './search-params.ts';

const facets = {
  categories: [
    { id: '1', name: '草莓', count: 3 },
    { id: '2', name: '蛋糕', count: 2 },
  ],
  brands: [{ id: '7', name: '山脚牧场', count: 1 }],
  tags: [
    { name: '冷链配送', count: 5 },
    { name: '产地直发', count: 2 },
  ],
  price: null,
};
const names = (words: string, understood = words) =>
  refinementsOf({ facets, total: 5 }, searchParamsOf({ words }), understood).map(({ name }) => name);

describe('what a search can be refined by (finding S10)', () => {
  test('is categories, brands and tags of some of the found: not the word itself, nor what all of them have', () => {
    expect(names('草莓')).toEqual(['蛋糕', '山脚牧场', '产地直发']);
    expect(names('caomei', '草莓')).toEqual(['蛋糕', '山脚牧场', '产地直发']);
  });

  test('each is the search with that filter', () => {
    const params = searchParamsOf({ words: '草莓' });
    expect(refinementsOf({ facets, total: 5 }, params, '草莓').map((one) => one.params)).toEqual([
      { ...params, categoryId: '2' },
      { ...params, brandIds: ['7'] },
      { ...params, tags: ['产地直发'] },
    ]);
  });

  test('is nothing where a filter is chosen already, or only one choice is left', () => {
    expect(refinementsOf({ facets, total: 5 }, searchParamsOf({ words: '草莓', stock: '1' }), '草莓')).toEqual([]);
    expect(refinementsOf({ facets: { ...facets, brands: [], tags: [] }, total: 5 }, searchParamsOf({ words: '草莓' }), '草莓')).toEqual([]);
  });
});
