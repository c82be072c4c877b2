import type { ExamplesOf } from '../schema.ts';
import type { chatSchemas, supportSchemas } from './support.schema.ts';
import type { chatRows, supportRows } from './support.ts';

export const supportExamples: ExamplesOf<typeof supportRows, typeof supportSchemas> = {
  'support.entrance.find': [({ cid }) => ({ companyId: cid })],
  'support.welcome.find': [({ cid }) => ({ companyId: cid })],
  'support.contact.get': [{ id: '1' }],
  'support.chat.count': [{ member_id: '1', chat_channel: 2 }],
};

export const chatExamples: ExamplesOf<typeof chatRows, typeof chatSchemas> = {
  'support.chat.history': [({ cid }) => ({ cid }), ({ cid }) => ({ cid, before: 21 })],
  'support.chat.send': [
    ({ cid }) => ({ cid, text: '草莓今天能送到吗？' }),
    ({ cid, goodsId, skuId }) => ({ cid, goods: { goodsId, skuId } }),
    ({ cid }) => ({ cid, order: { orderId: '1' } }),
    ({ cid }) => ({ cid, picture: { id: '1' } }),
  ],
  'support.chat.ask': [({ cid }) => ({ cid, questionId: '1' })],
  'support.picture.upload': [({ cid }) => ({ cid })],
  'support.picture.open': [({ cid }) => ({ cid, seq: 1 })],
  'support.chat.markRead': [({ cid }) => ({ cid, seq: 1 })],
};
