import { get, planned, post } from '../../call.ts';

const mine = { auth: 'member', effect: 'read', section: '7.2' } as const;
const oursToRead = { auth: 'member', effect: 'read', section: 'ours' } as const;
const oursToWrite = { auth: 'member', effect: 'write', section: 'ours' } as const;
/** Money or stock moves: once per intent. */
const once = { idempotency: 'required' } as const;

const orderRows = {
  // path ours
  'trade.storeParameter.save': planned(post('order', '/c/v2/storeParameter/save', { ...mine, effect: 'write', section: '7.7' })),
  // path ours
  'trade.order.logistics': planned(get('order', '/c/v2/order/logistics', oursToRead)),
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

export const plannedTradeRows = { ...orderRows, ...afterSaleRows };
