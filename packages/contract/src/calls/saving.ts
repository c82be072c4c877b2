import { get } from '../call.ts';

const mine = { auth: 'member', effect: 'read', section: 'ours' } as const;

/** What a member's orders would have cost more; paths ours. */
export const savingRows = {
  'trade.saving.summary': get('order', '/c/v2/saving/summary', mine),
  'trade.saving.orders': get('order', '/c/v2/saving/orders', mine),
};
