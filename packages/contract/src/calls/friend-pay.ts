import { get, post } from '../call.ts';

const mine = { auth: 'member', effect: 'write', section: 'ours' } as const;

/** A trade that a friend pays for; paths ours. */
export const friendPayRows = {
  'marketing.friendsPay.info': get('marketing', '/c/v2/friendsPay/info', { auth: 'visitor', effect: 'read', section: '7.6' }),
  'trade.friendPay.create': post('order', '/c/v2/friendPay/create', mine),
  'trade.friendPay.open': post('order', '/c/v2/friendPay/open', { ...mine, effect: 'orchestrate', idempotency: 'required' }),
};
