import { searchRows } from '@qianpu/contract/calls/search';
import { query } from '#api/read-query';
import type { SearchParams } from './search-params.ts';

/** Goods fetched at a time. */
const pageSize = 10;

export const hotWords = (cid: string) => query(searchRows, 'catalog.search.hotWords', { cid });

export const suggestions = (cid: string, words: string) => query(searchRows, 'catalog.search.suggest', { cid, words });

/** One page of what is found; the first brings what it could be narrowed by. */
export const foundPage = (cid: string, params: SearchParams, pageNum: number) => {
  const { words, isExact, within, brandIds, tags, priceFrom, priceTo, isInStock, sortType } = params;
  const categoryId = params.categoryId ?? within;
  return query(searchRows, 'catalog.search.goods', {
    cid,
    ...(words && { words }),
    ...(isExact && { exact: true }),
    ...(categoryId && { categoryId }),
    ...(brandIds.length > 0 && { brandIds: [...brandIds] }),
    ...(tags.length > 0 && { tags: [...tags] }),
    ...(priceFrom !== null && { priceFrom }),
    ...(priceTo !== null && { priceTo }),
    ...(isInStock && { inStock: true }),
    sortType,
    pageNum,
    pageSize,
  });
};
