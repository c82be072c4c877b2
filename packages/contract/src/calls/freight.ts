import { get, post } from '../call.ts';

/** What sending costs, as the merchant sets it; paths ours. */
export const freightRows = {
  'delivery.freightRule.list': get('manager', '/c/v2/freightRule/list', { auth: 'staff', scope: 'shop', effect: 'read', section: 'ours' }),
  'delivery.freightRule.set': post('manager', '/c/v2/freightRule/set', { auth: 'staff', scope: 'shop', effect: 'write', section: 'ours' }),
};
