import type { ExamplesOf } from '../schema.ts';
import type { reviewMemberSchemas, reviewSchemas, reviewStaffSchemas } from './review.schema.ts';
import type { reviewMemberRows, reviewRows, reviewStaffRows } from './review.ts';

export const reviewExamples: ExamplesOf<typeof reviewRows, typeof reviewSchemas> = {
  'catalog.review.summary': [({ goodsId }) => ({ goodsId })],
  'catalog.review.list': [({ goodsId }) => ({ goodsId }), ({ goodsId }) => ({ goodsId, filter: 'pictures', tag: '很甜' })],
};

export const reviewMemberExamples: ExamplesOf<typeof reviewMemberRows, typeof reviewMemberSchemas> = {
  'catalog.review.pending': [{}, { orderId: '1' }],
  'catalog.review.mine': [{}],
  'catalog.review.add': [
    ({ skuId }) => ({
      orderId: '1',
      skuId,
      score: 5,
      serviceScore: 5,
      logisticsScore: 4,
      text: '果子很大，冰袋还没化。',
      tags: ['很甜', '送得快'],
    }),
    ({ skuId }) => ({ orderId: '1', skuId, score: 3, isAnonymous: true }),
  ],
  'catalog.review.append': [{ id: '1', text: '放了三天还是很新鲜。' }],
  'catalog.review.helpful': [
    { id: '1', isHelpful: true },
    { id: '1', isHelpful: false },
  ],
  'catalog.review.voted': [{ ids: ['1', '2'] }],
};

export const reviewStaffExamples: ExamplesOf<typeof reviewStaffRows, typeof reviewStaffSchemas> = {
  'catalog.review.inbox': [
    {},
    { standing: 'HIDDEN' },
    ({ cid, goodsId }) => ({ cid, goodsId, score: 1, answer: 'UNANSWERED', pictures: 'WITH', words: '坏', writtenFrom: 1_700_000_000_000 }),
  ],
  'catalog.review.counts': [{}, ({ cid }) => ({ cid })],
  'catalog.review.sensitiveWords': [{}],
  'catalog.review.answer': [{ id: '1', text: '谢谢您，下次给您挑更大的。' }],
  'catalog.review.moderate': [
    { id: '1', standing: 'SHOWN' },
    { id: '1', standing: 'HIDDEN' },
  ],
  'catalog.review.setSensitiveWords': [{ words: ['加微信', '刷单'] }, { words: [] }],
};
