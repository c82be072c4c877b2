import { findGoods, findLikely } from './found-goods.repo.ts';
import type { GoodsSearch } from './goods-search.types.ts';
import { findNarrowing } from './narrowing.repo.ts';
import { completeWord, findSimilarWords } from './search-word.repo.ts';

/** Found by PostgreSQL: a GIN index over words, the shelf for everything else. */
export const goodsSearch: GoodsSearch = {
  find: findGoods,
  narrow: findNarrowing,
  findLikely,
  complete: completeWord,
  findSimilar: findSimilarWords,
};
