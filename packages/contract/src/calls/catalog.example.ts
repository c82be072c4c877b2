import type { ExamplesOf } from '../schema.ts';
import type { catalogSchemas, stockSchemas } from './catalog.schema.ts';
import type { catalogRows, stockRows } from './catalog.ts';

export const catalogExamples: ExamplesOf<typeof catalogRows, typeof catalogSchemas> = {
  'catalog.product.pageList': [({ cid }) => ({ cid }), ({ cid, categoryId }) => ({ cid, categoryId, sortType: 'sold', pageSize: 10 })],
  'catalog.product.info': [({ cid, goodsId }) => ({ cid, id: goodsId })],
  'catalog.category.info': [({ cid, categoryId }) => ({ cid, id: categoryId })],
};

export const stockExamples: ExamplesOf<typeof stockRows, typeof stockSchemas> = {
  'catalog.stock.supply': [({ cid, skuId }) => ({ cid, skuId, quantity: 10 })],
};
