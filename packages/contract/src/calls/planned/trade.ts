import { envelope, get, hook, planned, post } from '../../call.ts';

const mine = { auth: 'member', effect: 'read', section: '7.2' } as const;
const oursToRead = { auth: 'member', effect: 'read', section: 'ours' } as const;
const oursToWrite = { auth: 'member', effect: 'write', section: 'ours' } as const;
/** Money or stock moves: once per intent. */
const once = { idempotency: 'required' } as const;

const orderRows = {
  // target ours
  'trade.order.calculate': planned(envelope('order', 'APP-ORDER-CALCULATE-PROCESSOR', mine)),
  // target ours: computes and shows, creates nothing
  'trade.order.confirm': planned(envelope('order', 'APP-ORDER-CONFIRM-PROCESSOR', mine)),
  // target ours
  'trade.order.pay': planned(envelope('order', 'APP-ORDER-PAY-PROCESSOR', { ...mine, effect: 'orchestrate', ...once })),
  // target ours
  'trade.order.pendingCount': planned(envelope('order', 'APP-ORDER-PENDING-COUNT-PROCESSOR', mine)),
  // target ours
  'trade.order.detail': planned(envelope('order', 'APP-ORDER-DETAIL-PROCESSOR', mine)),
  // path ours
  'trade.storeParameter.save': planned(post('order', '/c/v2/storeParameter/save', { ...mine, effect: 'write', section: '7.7' })),
  // path ours
  'trade.order.place': planned(post('order', '/c/v2/order/place', { ...oursToWrite, ...once })),
  // path ours
  'trade.order.list': planned(get('order', '/c/v2/order/list', oursToRead)),
  // path ours
  'trade.order.counts': planned(get('order', '/c/v2/order/counts', oursToRead)),
  // path ours
  'trade.order.cancel': planned(post('order', '/c/v2/order/cancel', oursToWrite)),
  // path ours
  'trade.order.receive': planned(post('order', '/c/v2/order/receive', oursToWrite)),
  // path ours
  'trade.order.extend': planned(post('order', '/c/v2/order/extend', oursToWrite)),
  // path ours
  'trade.order.delete': planned(post('order', '/c/v2/order/delete', oursToWrite)),
  // path ours
  'trade.order.buyAgain': planned(post('order', '/c/v2/order/buyAgain', oursToWrite)),
  // path ours
  'trade.order.logistics': planned(get('order', '/c/v2/order/logistics', oursToRead)),
  // path ours
  'trade.saving.summary': planned(get('order', '/c/v2/saving/summary', oursToRead)),
};

const afterSaleRows = {
  // path ours
  'trade.afterSale.quote': planned(get('order', '/c/v2/afterSale/quote', oursToRead)),
  // path ours
  'trade.afterSale.apply': planned(post('order', '/c/v2/afterSale/apply', { ...oursToWrite, ...once })),
  // path ours
  'trade.afterSale.cancel': planned(post('order', '/c/v2/afterSale/cancel', oursToWrite)),
  // path ours
  'trade.afterSale.ship': planned(post('order', '/c/v2/afterSale/ship', oursToWrite)),
  // path ours
  'trade.afterSale.list': planned(get('order', '/c/v2/afterSale/list', oursToRead)),
  // path ours
  'trade.afterSale.detail': planned(get('order', '/c/v2/afterSale/detail', oursToRead)),
};

const payRows = {
  // path ours
  'trade.pay.ways': planned(get('order', '/c/v2/pay/ways', oursToRead)),
  // path ours
  'trade.pay.open': planned(post('order', '/c/v2/pay/open', { ...oursToWrite, effect: 'orchestrate', ...once })),
  // path ours
  'trade.pay.status': planned(get('order', '/c/v2/pay/status', oursToRead)),
  // path ours
  'trade.pay.switch': planned(post('order', '/c/v2/pay/switch', { ...oursToWrite, effect: 'orchestrate', ...once })),
  // path ours
  'trade.pay.notify': planned(hook('/pay/notify/{channel}/{mid}/{appRef}', { effect: 'orchestrate', section: 'ours' })),
};

export const plannedTradeRows = { ...orderRows, ...afterSaleRows, ...payRows };
