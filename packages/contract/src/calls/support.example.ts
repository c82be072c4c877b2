import type { ExamplesOf } from '../schema.ts';
import type { chatSchemas, supportSchemas, supportStaffSchemas } from './support.schema.ts';
import type { chatRows, supportRows, supportStaffRows } from './support.ts';

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

export const supportStaffExamples: ExamplesOf<typeof supportStaffRows, typeof supportStaffSchemas> = {
  'support.entrance.set': [({ cid }) => ({ cid, status: 1, nick: '小千', avatar: '1001/shop/logo.jpg' })],
  'support.chat.inbox': [{}],
  'support.chat.read': [({ cid }) => ({ memberId: '1', cid })],
  'support.chat.reply': [({ cid }) => ({ memberId: '1', cid, text: '可以，下午四点前送到。' })],
};
