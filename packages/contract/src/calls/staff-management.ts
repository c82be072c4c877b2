import { get, post } from '../call.ts';

const read = { auth: 'staff', effect: 'read', section: 'ours' } as const;
const write = { auth: 'staff', effect: 'write', section: 'ours' } as const;
/** Passwords and tokens: hashing takes longer than a transaction should, and no stored idempotency key may hold a trace of one. */
const secret = { auth: 'staff', effect: 'orchestrate', section: 'ours' } as const;
const own = { scope: 'own' } as const;
/** Of whoever holds an invitation and no account yet. Guessing one of 2^256 needs no limit; floods do. */
const limit = { per: 'address', count: 60, seconds: 60, whenUncounted: { perProcess: 60 } } as const;

/** Who works for a merchant, what they may do and what they did; paths ours. */
export const staffManagementRows = {
  'staff.account.list': get('manager', '/c/v2/staff/account/list', read),
  'staff.account.setRoles': post('manager', '/c/v2/staff/account/setRoles', write),
  'staff.account.enable': post('manager', '/c/v2/staff/account/enable', write),
  'staff.account.setPassword': post('manager', '/c/v2/staff/account/setPassword', secret),
  'staff.account.changePassword': post('manager', '/c/v2/staff/account/changePassword', { ...secret, ...own }),
  'staff.account.setNick': post('manager', '/c/v2/staff/account/setNick', { ...write, ...own }),
  'staff.account.sessionList': get('manager', '/c/v2/staff/account/sessionList', read),
  'staff.account.endSessions': post('manager', '/c/v2/staff/account/endSessions', write),
  'staff.session.list': get('manager', '/c/v2/staff/session/list', { ...read, ...own }),
  'staff.session.end': post('manager', '/c/v2/staff/session/end', { ...write, ...own }),
  'staff.role.list': get('manager', '/c/v2/staff/role/list', read),
  'staff.role.remove': post('manager', '/c/v2/staff/role/remove', write),
  'staff.permission.list': get('manager', '/c/v2/staff/permission/list', read),
  'staff.invitation.create': post('manager', '/c/v2/staff/invitation/create', secret),
  'staff.invitation.list': get('manager', '/c/v2/staff/invitation/list', read),
  'staff.invitation.revoke': post('manager', '/c/v2/staff/invitation/revoke', write),
  // A POST, since an address with a token in it would be written into logs.
  'staff.invitation.find': post('manager', '/c/v2/staff/invitation/find', { auth: 'visitor', effect: 'read', section: 'ours', limit }),
  'staff.invitation.accept': post('manager', '/c/v2/staff/invitation/accept', { ...secret, auth: 'visitor', limit }),
  'staff.action.list': get('manager', '/c/v2/staff/action/list', read),
  'staff.action.export': get('manager', '/c/v2/staff/action/export', read),
};
