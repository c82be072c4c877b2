import { get, post } from '../call.ts';

const mine = { auth: 'member', effect: 'read', section: 'ours' } as const;
const mineToWrite = {
  ...mine,
  effect: 'write',
  limit: { per: 'actor', count: 60, seconds: 60, whenUncounted: { perProcess: 60 } },
} as const;

/** Shops a member follows; paths ours. */
export const followRows = {
  'behaviour.follow.count': get('data', '/c/v2/follow/count', { auth: 'visitor', effect: 'read', section: 'ours' }),
  'behaviour.follow.add': post('data', '/c/v2/follow/add', mineToWrite),
  'behaviour.follow.remove': post('data', '/c/v2/follow/remove', mineToWrite),
  'behaviour.follow.has': get('data', '/c/v2/follow/has', mine),
  'behaviour.follow.list': get('data', '/c/v2/follow/list', mine),
};

/** Calls of the merchant's staff; paths ours. */
export const followStaffRows = {
  'behaviour.follow.totals': get('manager', '/c/v2/follow/totals', { auth: 'staff', effect: 'read', scope: 'shop', section: 'ours' }),
};
