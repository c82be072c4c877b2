import type { ExamplesOf } from '../schema.ts';
import type { orderStaffSchemas } from './order-staff.schema.ts';
import type { orderStaffRows } from './order-staff.ts';

export const orderStaffExamples: ExamplesOf<typeof orderStaffRows, typeof orderStaffSchemas> = {
  'trade.order.search': [
    {},
    { tab: 'toShip', sort: 'oldestWaiting' },
    { tab: 'refunding' },
    { phone: '0001', words: '苹果', placedFrom: 1_767_225_600_000, amountFromFen: 100, sort: 'amount' },
    { number: '1' },
    { trackingNo: 'SF1234567890' },
    { memberId: '1', states: ['COMPLETED', 'CLOSED'] },
  ],
  'trade.order.countsForStaff': [{}, ({ cid }) => ({ cid })],
  'trade.order.detailForStaff': [{ id: '1' }],
  'trade.order.changePrice': [{ id: '1', goodsFen: 1_000, note: '老客户优惠' }],
  'trade.order.note': [{ id: '1', text: '客户要求周末送货' }],
  'trade.order.checkShipments': [{ lines: [{ orderId: '1', carrier: '顺丰速运', trackingNo: 'SF1234567890' }] }],
  'trade.order.shipMany': [{ lines: [{ orderId: '1', carrier: '顺丰速运', trackingNo: 'SF1234567890' }] }],
  'delivery.carrier.list': [{}],
  'trade.order.export': [{}, { tab: 'completed' }],
};
