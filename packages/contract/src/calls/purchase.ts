import { get, post } from '../call.ts';

const mine = { auth: 'member', effect: 'read', section: 'ours' } as const;
const once = { ...mine, effect: 'write', idempotency: 'required' } as const;

/** What is bought and is no goods, paid like any trade; paths ours. */
export const purchaseRows = {
  'ledger.balance.packages': get('member', '/c/v2/balance/packages', mine),
  'ledger.balance.recharge': post('member', '/c/v2/balance/recharge', once),
  'member.card.buy': post('member', '/c/v2/card/buy', once),
  'trade.purchase.find': get('order', '/c/v2/purchase/find', mine),
  // The payment is closed at its provider first.
  'trade.purchase.cancel': post('order', '/c/v2/purchase/cancel', { ...mine, effect: 'orchestrate' }),
};
