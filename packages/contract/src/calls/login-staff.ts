import { get, post } from '../call.ts';

const read = { auth: 'staff', effect: 'read', section: 'ours' } as const;

/** Where a member is logged in and what happened to the account, for the merchant's staff; paths ours. */
export const loginStaffRows = {
  'member.session.listForStaff': get('member', '/c/v2/session/listForStaff', read),
  'member.session.endForStaff': post('member', '/c/v2/session/endForStaff', { ...read, effect: 'write' }),
  'member.safety.eventsForStaff': get('member', '/c/v2/safety/eventsForStaff', read),
};
