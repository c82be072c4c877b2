import type { ExamplesOf } from '../schema.ts';
import type { goodsManagementSchemas } from './goods-management.schema.ts';
import type { goodsManagementRows } from './goods-management.ts';

export const goodsManagementExamples: ExamplesOf<typeof goodsManagementRows, typeof goodsManagementSchemas> = {
  'catalog.goods.list': [
    {},
    ({ categoryId, cid }) => ({ words: '苹果', categoryId, cid, shelf: 'ON_SHELF', sort: 'sold' }),
    { stock: 'LOW', priceFromFen: 100, priceToFen: 99_900, sort: 'stockUp' },
    ({ cid }) => ({ cid, shelf: 'UNLISTED' }),
  ],
  'catalog.goods.detail': [({ goodsId }) => ({ id: goodsId })],
  'catalog.goods.remove': [({ goodsId }) => ({ id: goodsId })],
  'catalog.goods.copy': [({ goodsId }) => ({ id: goodsId, title: '红苹果 礼盒' })],
  'catalog.goods.setShelfMany': [({ cid, goodsId }) => ({ cid, goodsIds: [goodsId], isOn: false })],
  'catalog.listing.list': [({ goodsId }) => ({ goodsId }), ({ cid }) => ({ cid })],
  'catalog.listing.setMany': [
    ({ cid, goodsId, skuId }) => ({ goodsId, listings: [{ cid, prices: [{ skuId, priceFen: 1990, listPriceFen: 2990 }] }] }),
  ],
  'catalog.category.tree': [{}, ({ cid }) => ({ cid })],
  'catalog.category.move': [({ categoryId }) => ({ parentId: null, ids: [categoryId] })],
  'catalog.brand.list': [{}, { words: '九九', sort: 'newest' }],
  'catalog.brand.remove': [{ id: '404' }],
  'catalog.promise.list': [{}],
  'catalog.group.list': [{}, { words: '上新' }],
  'catalog.group.find': [{ id: '404' }],
  'catalog.group.remove': [{ id: '404' }],
};
