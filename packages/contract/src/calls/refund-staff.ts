import { get, post } from '../call.ts';

const write = { auth: 'staff', scope: 'shop', effect: 'write', section: 'ours' } as const;
const once = { ...write, idempotency: 'required' } as const;
const read = { ...write, effect: 'read' } as const;

/** Refunds that were sent, and what is done about those that failed at the provider; paths ours. */
export const refundStaffRows = {
  'trade.refund.listSent': get('order', '/c/v2/refund/listSent', read),
  'trade.refund.retry': post('order', '/c/v2/refund/retry', once),
  'trade.refund.settleOutside': post('order', '/c/v2/refund/settleOutside', once),
  'trade.refund.approveOutside': post('order', '/c/v2/refund/approveOutside', once),
  'trade.refund.refuseOutside': post('order', '/c/v2/refund/refuseOutside', write),
  'trade.refund.listOutside': get('order', '/c/v2/refund/listOutside', read),
};
