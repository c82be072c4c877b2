import type { ExamplesOf } from '../schema.ts';
import type { questionMemberSchemas, questionSchemas, questionStaffSchemas } from './question.schema.ts';
import type { questionMemberRows, questionRows, questionStaffRows } from './question.ts';

export const questionExamples: ExamplesOf<typeof questionRows, typeof questionSchemas> = {
  'catalog.question.summary': [({ goodsId }) => ({ goodsId })],
  'catalog.question.list': [({ goodsId }) => ({ goodsId }), ({ goodsId }) => ({ goodsId, pageNum: 2, pageSize: 10 })],
  'catalog.question.answers': [{ id: '1' }],
};

export const questionMemberExamples: ExamplesOf<typeof questionMemberRows, typeof questionMemberSchemas> = {
  'catalog.question.ask': [({ cid, goodsId }) => ({ cid, goodsId, text: '冷藏能放几天？' })],
  'catalog.question.answer': [{ id: '1', text: '放了四天还是很新鲜。' }],
  'catalog.question.mayAnswer': [({ goodsId }) => ({ goodsId })],
};

export const questionStaffExamples: ExamplesOf<typeof questionStaffRows, typeof questionStaffSchemas> = {
  'catalog.question.inbox': [
    {},
    { state: 'WAITING' },
    { state: 'HIDDEN' },
    ({ cid, goodsId }) => ({ cid, goodsId, state: 'UNANSWERED', words: '冷藏' }),
  ],
  'catalog.question.counts': [{}, ({ cid }) => ({ cid })],
  'catalog.question.answersForStaff': [{ id: '1' }],
  'catalog.question.reply': [{ id: '1', text: '您好，冷藏可以放三到五天。' }],
  'catalog.question.moderate': [
    { id: '1', standing: 'SHOWN' },
    { id: '1', standing: 'HIDDEN' },
  ],
  'catalog.question.moderateAnswer': [{ id: '1', standing: 'HIDDEN' }],
};
