import { envelope, get, hook, post } from '../call.ts';

const mine = { auth: 'member', effect: 'read', section: '7.2' } as const;
const oursToRead = { auth: 'member', effect: 'read', section: 'ours' } as const;
const oursToWrite = { auth: 'member', effect: 'write', section: 'ours' } as const;
const byStaff = { auth: 'staff', scope: 'shop', effect: 'write', section: 'ours' } as const;
/** Money or stock moves: once per intent. */
const once = { idempotency: 'required' } as const;
/** Stock is held and let go: more often than a person taps. Who holds how much is counted in the database. */
const asPeopleTap = { limit: { per: 'actor', count: 60, seconds: 60, whenUncounted: { perProcess: 60 } } } as const;

export const orderRows = {
  // target ours
  'trade.order.calculate': envelope('order', 'APP-ORDER-CALCULATE-PROCESSOR', mine),
  // target ours: computes and shows, creates nothing
  'trade.order.confirm': envelope('order', 'APP-ORDER-CONFIRM-PROCESSOR', mine),
  // target ours
  'trade.order.pendingCount': envelope('order', 'APP-ORDER-PENDING-COUNT-PROCESSOR', mine),
  // target ours
  'trade.order.detail': envelope('order', 'APP-ORDER-DETAIL-PROCESSOR', mine),
  // path ours
  'trade.order.place': post('order', '/c/v2/order/place', { ...oursToWrite, ...once, ...asPeopleTap }),
  // path ours
  'trade.order.list': get('order', '/c/v2/order/list', oursToRead),
  // path ours
  'trade.order.counts': get('order', '/c/v2/order/counts', oursToRead),
  // path ours: the payment is closed at its provider first
  'trade.order.cancel': post('order', '/c/v2/order/cancel', { ...oursToWrite, effect: 'orchestrate', ...asPeopleTap }),
  // path ours
  'trade.order.receive': post('order', '/c/v2/order/receive', oursToWrite),
  // path ours
  'trade.order.extend': post('order', '/c/v2/order/extend', oursToWrite),
  // path ours
  'trade.order.urge': post('order', '/c/v2/order/urge', oursToWrite),
  // path ours
  'trade.order.changeAddress': post('order', '/c/v2/order/changeAddress', oursToWrite),
  // path ours
  'trade.order.delete': post('order', '/c/v2/order/delete', oursToWrite),
  // path ours
  'trade.order.buyAgain': post('order', '/c/v2/order/buyAgain', oursToWrite),
};

export const payRows = {
  // target ours
  'trade.order.pay': envelope('order', 'APP-ORDER-PAY-PROCESSOR', { ...mine, effect: 'orchestrate', ...once }),
  // path ours
  'trade.pay.open': post('order', '/c/v2/pay/open', { ...oursToWrite, effect: 'orchestrate', ...once }),
  // path ours
  'trade.pay.ways': get('order', '/c/v2/pay/ways', oursToRead),
  // path ours
  'trade.pay.status': get('order', '/c/v2/pay/status', oursToRead),
  // path ours: the old way is closed at its provider before the new one opens
  'trade.pay.switch': post('order', '/c/v2/pay/switch', { ...oursToWrite, effect: 'orchestrate', ...once }),
};

/** Calls of the merchant's staff, and the provider's. */
export const backOfficeRows = {
  // path ours
  'trade.order.ship': post('order', '/c/v2/order/ship', byStaff),
  // path ours
  'trade.order.close': post('order', '/c/v2/order/close', byStaff),
  // path ours
  'trade.order.refund': post('order', '/c/v2/order/refund', { ...byStaff, ...once }),
  // paths ours: a refund that waits for a second person
  'trade.refund.request': post('order', '/c/v2/refund/request', { ...byStaff, ...once }),
  'trade.refund.approve': post('order', '/c/v2/refund/approve', { ...byStaff, ...once }),
  'trade.refund.refuse': post('order', '/c/v2/refund/refuse', byStaff),
  'trade.refund.list': get('order', '/c/v2/refund/list', { ...byStaff, effect: 'read' }),
  // path ours
  'trade.pay.notify': hook('/pay/notify/{channel}/{mid}/{appRef}', { effect: 'orchestrate', section: 'ours' }),
};

export const tradeRows = { ...orderRows, ...payRows, ...backOfficeRows };
