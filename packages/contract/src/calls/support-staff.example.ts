import type { ExamplesOf } from '../schema.ts';
import type { supportStaffSchemas } from './support-staff.schema.ts';
import type { supportStaffRows } from './support-staff.ts';

export const supportStaffExamples: ExamplesOf<typeof supportStaffRows, typeof supportStaffSchemas> = {
  'support.entrance.set': [({ cid }) => ({ cid, status: 1, nick: '小千', avatar: '1001/shop/logo.jpg' })],
  'support.welcome.get': [({ cid }) => ({ cid })],
  'support.welcome.save': [
    ({ cid }) => ({ cid, greeting: '', hours: null, questions: [], revision: 0 }),
    ({ cid }) => ({
      cid,
      greeting: '您好，请问有什么可以帮您？',
      hours: { from: '09:00', until: '22:00' },
      questions: [{ title: '什么时候发货？', answer: '下午四点前下单，当天发货。' }],
      revision: 0,
    }),
  ],
  'support.agent.get': [{}],
  'support.agent.save': [{ nick: '小周', avatar: null }],
  'support.chat.inbox': [{}, { tab: 'waiting' }, ({ cid }) => ({ tab: 'mine', cid, words: '林' })],
  'support.chat.counts': [{}, ({ cid }) => ({ cid })],
  'support.chat.detail': [({ cid }) => ({ memberId: '1', cid }), ({ cid }) => ({ memberId: '1', cid, before: 21 })],
  'support.chat.read': [({ cid }) => ({ memberId: '1', cid })],
  'support.chat.reply': [
    ({ cid }) => ({ memberId: '1', cid, text: '可以，下午四点前送到。' }),
    ({ cid, goodsId }) => ({ memberId: '1', cid, goods: { goodsId } }),
  ],
  'support.picture.uploadForShop': [({ cid }) => ({ memberId: '1', cid })],
  'support.picture.openForShop': [({ cid }) => ({ memberId: '1', cid, seq: 1 })],
  'support.chat.colleagues': [({ cid }) => ({ cid })],
  'support.chat.assign': [({ cid }) => ({ memberId: '1', cid }), ({ cid }) => ({ memberId: '1', cid, staffId: '2', from: '3' })],
  'support.chat.release': [({ cid }) => ({ memberId: '1', cid, from: '2' })],
  'support.chat.finish': [({ cid }) => ({ memberId: '1', cid, seq: 3 })],
  'support.quickReply.list': [{}, ({ cid }) => ({ cid })],
  'support.quickReply.save': [
    ({ cid }) => ({ cid, title: '发货时间', text: '下午四点前下单，当天发货。' }),
    { id: '1', title: '发货时间', text: '下午四点前下单，当天发货。' },
  ],
  'support.quickReply.remove': [{ id: '1' }],
};
