import type { ExamplesOf } from '../schema.ts';
import type { goodsStaffSchemas } from './goods-staff.schema.ts';
import type { goodsStaffRows } from './goods-staff.ts';

export const goodsStaffExamples: ExamplesOf<typeof goodsStaffRows, typeof goodsStaffSchemas> = {
  'catalog.category.save': [
    {
      name: '时令水果',
      picture: '1001/category/fruit.png',
      slogan: '当季才好吃',
      position: 1,
      translations: { en: { name: 'Seasonal fruit' } },
    },
    ({ categoryId }) => ({ parentId: categoryId, name: '草莓', picture: '1001/category/strawberry.png', position: 2 }),
  ],
  'catalog.category.remove': [({ categoryId }) => ({ id: categoryId })],
  'catalog.category.setLayout': [({ cid }) => ({ cid, layout: 'pictures' })],
  'catalog.brand.save': [{ name: '丹东九九', picture: '1001/brand/99.png' }],
  'catalog.promise.set': [{ promises: [{ title: '坏单包赔', text: '收到坏果，拍照即赔' }, { title: '产地直发' }] }],
  'catalog.group.save': [({ goodsId }) => ({ name: '春日上新', goodsIds: [goodsId] })],
  'catalog.goods.save': [
    ({ categoryId }) => ({
      categoryId,
      title: '丹东 99 草莓 大果 500g',
      sellingPoint: '凌晨采摘，当日发车',
      tags: ['当季'],
      keywords: ['士多啤梨'],
      pictures: ['1001/goods/strawberry-1.jpg', '1001/goods/strawberry-2.jpg'],
      video: { key: '1001/video/strawberry.mp4', poster: '1001/goods/strawberry-1.jpg' },
      detailHtml: '<p>一盒约 <strong>20 颗</strong>，冷链到家。</p>',
      parameters: [
        { name: '产地', value: '辽宁丹东' },
        { name: '净含量', value: '500g' },
      ],
      sizeTable: { columns: ['等级', '单果 (g)'], rows: [['大果', '25–35']] },
      quantity: { min: 1, step: 1, max: 10 },
      limit: { pieces: 20, days: 30 },
      translations: { en: { title: 'Dandong 99 strawberries, large, 500 g', sellingPoint: 'Picked before dawn' } },
      skus: [
        {
          specs: [{ name: '规格', value: '500g' }],
          ladder: [{ from: 10, priceFen: 3590 }],
          code: 'DD99-500',
          barcode: '6901234567892',
          weightGrams: 620,
          costFen: 2150,
        },
        { specs: [{ name: '规格', value: '1kg' }], picture: '1001/goods/strawberry-2.jpg' },
      ],
    }),
    ({ goodsId, skuId, categoryId }) => ({
      id: goodsId,
      categoryId,
      title: '红苹果 家庭装',
      pictures: ['1001/goods/apple-1.jpg'],
      skus: [{ id: skuId, specs: [{ name: '规格', value: '一份' }] }],
    }),
  ],
  'catalog.listing.set': [
    ({ cid, goodsId, skuId }) => ({ cid, goodsId, prices: [{ skuId, priceFen: 1990, listPriceFen: 2990 }] }),
    ({ cid, goodsId, skuId }) => ({ cid, goodsId, prices: [{ skuId, priceFen: 1990 }], offShelfAt: '2099-01-01T00:00:00Z' }),
  ],
  'catalog.listing.remove': [({ cid, goodsId }) => ({ cid, goodsId })],
};
