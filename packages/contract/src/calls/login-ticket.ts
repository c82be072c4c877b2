import { post } from '../call.ts';

/**
 * A login handed from a mini program to the page it shows (spec 2.4): a ticket in the address instead of the token. Neither is a
 * write: their answers are secrets, and a write's answer may be kept for whoever repeats it.
 */
export const loginTicketRows = {
  // path ours
  'member.ticket.issue': post('member', '/c/v2/ticket/issue', { auth: 'member', effect: 'orchestrate', section: 'ours' }),
  // path ours
  'member.ticket.redeem': post('member', '/c/v2/ticket/redeem', {
    auth: 'visitor',
    effect: 'orchestrate',
    section: 'ours',
    limit: { per: 'address', count: 60, seconds: 60, whenUncounted: { perProcess: 60 } },
  }),
};
