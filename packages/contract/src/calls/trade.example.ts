import type { ExamplesOf } from '../schema.ts';
import type { tradeSchemas } from './trade.schema.ts';
import type { tradeRows } from './trade.ts';

export const tradeExamples: ExamplesOf<typeof tradeRows, typeof tradeSchemas> = {
  'trade.order.calculate': [{}, ({ cid, skuId }) => ({ lines: [{ cid, skuId, quantity: 2 }] })],
  'trade.order.confirm': [({ cid, skuId }) => ({ lines: [{ cid, skuId, quantity: 2 }] })],
  'trade.order.place': [
    ({ cid, skuId }) => ({
      lines: [{ cid, skuId, quantity: 2 }],
      addressId: '1',
      seenPayableFen: 3_980,
      messages: [{ cid, text: '放门口' }],
      marks: { posterId: '1', resellerId: '1' },
    }),
  ],
  'trade.order.pendingCount': [{}],
  'trade.order.detail': [{ id: '1' }],
  'trade.order.list': [{}, { tab: 'unpaid', pageSize: 10 }, { tab: 'toReview' }, { words: '草莓' }],
  'trade.order.counts': [{}],
  'trade.order.cancel': [{ id: '1' }],
  'trade.order.receive': [{ id: '1' }],
  'trade.order.extend': [{ id: '1' }],
  'trade.order.urge': [{ id: '1' }],
  'trade.order.changeAddress': [{ id: '1', addressId: '1' }],
  'trade.order.delete': [{ id: '1' }],
  'trade.order.buyAgain': [{ id: '1' }],
  'trade.order.pay': [
    { tradeId: '1', way: 'WECHAT_H5' },
    { tradeId: '1', way: 'WECHAT_JSAPI' },
  ],
  'trade.pay.open': [{ tradeId: '1', tenders: [{ way: 'BALANCE' }, { way: 'WECHAT_H5' }], proof: 'none' }],
  'trade.pay.ways': [{ tradeId: '1' }],
  'trade.pay.status': [{ tradeId: '1' }],
  'trade.pay.switch': [
    { tradeId: '1', way: 'WECHAT_NATIVE' },
    { tradeId: '1', way: 'WECHAT_MINI' },
  ],
  'trade.order.ship': [{ id: '1', carrier: '顺丰速运', trackingNo: 'SF1234567890' }],
  'trade.order.close': [{ id: '1', note: '缺货' }],
  'trade.order.refund': [{ id: '1', amountFen: 100, note: '协商退款' }, { id: '1' }],
  'trade.refund.request': [{ id: '1', amountFen: 100, note: '协商退款' }, { id: '1' }],
  'trade.refund.approve': [{ id: '1' }],
  'trade.refund.refuse': [{ id: '1' }],
  'trade.refund.list': [{}, { state: 'WAITING' }],
  'trade.pay.notify': [({ mid }) => ({ channel: 'wechat', mid, appRef: 'main', headers: { 'wechatpay-serial': 'none' }, body: '{}' })],
};
