import { get, post } from '../call.ts';

/** The merchant's own account at the SMS provider; paths ours. */
export const smsAccountRows = {
  'member.smsAccount.find': get('member', '/c/v2/smsAccount/find', { auth: 'staff', effect: 'read', section: 'ours' }),
  // No stored idempotency key may hold a trace of a secret.
  'member.smsAccount.set': post('member', '/c/v2/smsAccount/set', { auth: 'staff', effect: 'orchestrate', section: 'ours' }),
  'member.smsAccount.test': post('member', '/c/v2/smsAccount/test', {
    auth: 'staff',
    effect: 'orchestrate',
    section: 'ours',
    // Every test is a message that somebody pays for.
    limit: { per: 'actor', count: 5, seconds: 600, whenUncounted: { perProcess: 5 } },
  }),
  'member.smsAccount.remove': post('member', '/c/v2/smsAccount/remove', { auth: 'staff', effect: 'write', section: 'ours' }),
};
