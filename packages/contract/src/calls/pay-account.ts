import { get, post } from '../call.ts';

/** The merchant's accounts at the payment provider; paths ours. */
export const payAccountRows = {
  'trade.payAccount.list': get('manager', '/c/v2/payAccount/list', { auth: 'staff', effect: 'read', section: 'ours' }),
  // No stored idempotency key may hold a trace of a secret.
  'trade.payAccount.set': post('manager', '/c/v2/payAccount/set', { auth: 'staff', effect: 'orchestrate', section: 'ours' }),
  'trade.payAccount.test': post('manager', '/c/v2/payAccount/test', {
    auth: 'staff',
    effect: 'orchestrate',
    section: 'ours',
    limit: { per: 'actor', count: 20, seconds: 60, whenUncounted: { perProcess: 20 } },
  }),
  'trade.payAccount.activate': post('manager', '/c/v2/payAccount/activate', { auth: 'staff', effect: 'write', section: 'ours' }),
  'trade.payAccount.retire': post('manager', '/c/v2/payAccount/retire', { auth: 'staff', effect: 'write', section: 'ours' }),
};
