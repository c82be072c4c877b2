import { envelope, get, post } from '../call.ts';

const mine = { auth: 'member', effect: 'read', section: 'ours' } as const;

/** What the mall has told a member. */
export const inboxRows = {
  // target ours
  'support.message.list': envelope('client', 'APP-MESSAGE-LIST-PROCESSOR', { ...mine, section: '7.2' }),
  // path ours
  'support.message.read': post('client', '/c/v2/message/read', {
    ...mine,
    effect: 'write',
    limit: { per: 'actor', count: 120, seconds: 60, whenUncounted: { perProcess: 120 } },
  }),
  // path ours
  'support.message.unread': get('client', '/c/v2/message/unread', mine),
};
