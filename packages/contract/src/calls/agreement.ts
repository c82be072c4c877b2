import { get, post } from '../call.ts';

/** The texts a member agrees to; path ours. */
export const agreementRows = {
  'member.agreement.find': post('member', '/c/v2/agreement/find', { auth: 'visitor', effect: 'read', section: '7.5' }),
};

/** Calls of the merchant's staff; path ours. */
export const agreementStaffRows = {
  'member.agreement.list': get('member', '/c/v2/agreement/list', { auth: 'staff', effect: 'read', section: 'ours' }),
  'member.agreement.set': post('member', '/c/v2/agreement/set', { auth: 'staff', effect: 'write', section: 'ours' }),
};
