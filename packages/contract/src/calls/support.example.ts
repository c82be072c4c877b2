import type { ExamplesOf } from '../schema.ts';
import type { chatSchemas, supportSchemas } from './support.schema.ts';
import type { chatRows, supportRows } from './support.ts';

export const supportExamples: ExamplesOf<typeof supportRows, typeof supportSchemas> = {
  'support.entrance.find': [({ cid }) => ({ companyId: cid })],
  'support.contact.get': [{ id: '1' }],
  'support.chat.count': [{ member_id: '1', chat_channel: 2 }],
};

export const chatExamples: ExamplesOf<typeof chatRows, typeof chatSchemas> = {
  'support.chat.history': [({ cid }) => ({ cid }), ({ cid }) => ({ cid, before: 21 })],
  'support.chat.send': [({ cid }) => ({ cid, text: '草莓今天能送到吗？' })],
  'support.chat.markRead': [({ cid }) => ({ cid, seq: 1 })],
};
