import type { ExamplesOf } from '../schema.ts';
import type { refundStaffSchemas } from './refund-staff.schema.ts';
import type { refundStaffRows } from './refund-staff.ts';

export const refundStaffExamples: ExamplesOf<typeof refundStaffRows, typeof refundStaffSchemas> = {
  'trade.refund.listSent': [{}, { state: 'ABNORMAL' }],
  'trade.refund.retry': [{ id: '1' }],
  'trade.refund.settleOutside': [{ id: '1', note: '已通过银行转账退还' }],
  'trade.refund.approveOutside': [{ id: '1' }],
  'trade.refund.refuseOutside': [{ id: '1' }],
  'trade.refund.listOutside': [{}, { state: 'WAITING' }],
};
