import type { ExamplesOf } from '../schema.ts';
import type { searchSchemas, searchStaffSchemas } from './search.schema.ts';
import type { searchRows, searchStaffRows } from './search.ts';

export const searchExamples: ExamplesOf<typeof searchRows, typeof searchSchemas> = {
  'catalog.search.hotWords': [({ cid }) => ({ cid })],
  'catalog.search.suggest': [({ cid }) => ({ cid, words: '苹' }), ({ cid }) => ({ cid, words: 'ping' })],
  'catalog.search.goods': [
    ({ cid }) => ({ cid, words: '红苹果' }),
    ({ cid, categoryId }) => ({
      cid,
      words: 'pingguo',
      categoryId,
      priceFrom: 1_000,
      priceTo: 5_000,
      inStock: true,
      sortType: 'priceUp',
    }),
  ],
};

export const searchStaffExamples: ExamplesOf<typeof searchStaffRows, typeof searchStaffSchemas> = {
  'catalog.search.chosenWords': [({ cid }) => ({ cid })],
  'catalog.search.setHotWords': [({ cid }) => ({ cid, placeholders: ['阳光金奇异果'], words: [{ text: '草莓', badge: 'new' }] })],
};
