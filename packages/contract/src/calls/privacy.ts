import { post } from '../call.ts';

const mine = { auth: 'member', section: 'ours' } as const;
/** Not writes: a wrong proof is counted although the call fails, and an answer with all of a member's data is kept nowhere. */
const proven = {
  ...mine,
  effect: 'orchestrate',
  limit: { per: 'actor', count: 10, seconds: 3_600, whenUncounted: { perProcess: 10 } },
} as const;

/** What a member may ask of their own data; paths ours. */
export const privacyRows = {
  'privacy.data.export': post('member', '/c/v2/privacy/export', proven),
  'privacy.account.erase': post('member', '/c/v2/privacy/erase', proven),
  'privacy.account.stay': post('member', '/c/v2/privacy/stay', { ...mine, effect: 'write' }),
};
