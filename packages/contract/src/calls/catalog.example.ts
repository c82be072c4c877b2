import type { ExamplesOf } from '../schema.ts';
import type { catalogSchemas, categorySchemas, itemSchemas, stockSchemas } from './catalog.schema.ts';
import type { catalogRows, categoryRows, itemRows, stockRows } from './catalog.ts';

export const catalogExamples: ExamplesOf<typeof catalogRows, typeof catalogSchemas> = {
  'catalog.product.pageList': [({ cid }) => ({ cid }), ({ cid, categoryId }) => ({ cid, categoryId, sortType: 'priceUp', pageSize: 10 })],
  'catalog.product.info': [({ cid, goodsId }) => ({ cid, id: goodsId })],
  'catalog.category.info': [({ cid, categoryId }) => ({ cid, id: categoryId })],
};

export const categoryExamples: ExamplesOf<typeof categoryRows, typeof categorySchemas> = {
  'catalog.category.list': [({ cid }) => ({ cid }), ({ cid, categoryId }) => ({ cid, parentId: categoryId })],
  'catalog.category.treeList': [({ cid }) => ({ cid })],
};

export const itemExamples: ExamplesOf<typeof itemRows, typeof itemSchemas> = {
  'catalog.product.recommendList': [({ cid }) => ({ cid }), ({ cid, goodsId }) => ({ cid, id: goodsId, pageSize: 6 })],
  'catalog.product.totalView': [({ cid, goodsId }) => ({ cid, id: goodsId })],
  'catalog.product.createPoster': [({ cid, goodsId }) => ({ cid, id: goodsId })],
};

export const stockExamples: ExamplesOf<typeof stockRows, typeof stockSchemas> = {
  'catalog.stock.supply': [({ cid, skuId }) => ({ cid, skuId, quantity: 10 })],
};
