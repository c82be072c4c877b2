import { get, post } from '../call.ts';

/** Calls of those who work for a merchant. What they may do is data: a role names calls, or whole modules. */
export const staffRows = {
  'staff.account.login': post('manager', '/c/v2/staff/account/login', {
    auth: 'visitor',
    effect: 'orchestrate',
    section: 'ours',
    // Against floods only: wrong passwords are counted in PostgreSQL.
    limit: { per: 'address', count: 30, seconds: 60, whenUncounted: 'allow' },
  }),
  'staff.session.logout': post('manager', '/c/v2/staff/session/logout', { auth: 'staff', effect: 'write', section: 'ours' }),
  'staff.account.me': get('manager', '/c/v2/staff/account/me', { auth: 'staff', effect: 'read', section: 'ours' }),
  // Hashing a password takes longer than a transaction should; and no stored idempotency key may hold a trace of one.
  'staff.account.create': post('manager', '/c/v2/staff/account/create', { auth: 'staff', effect: 'orchestrate', section: 'ours' }),
  'staff.account.disable': post('manager', '/c/v2/staff/account/disable', { auth: 'staff', effect: 'write', section: 'ours' }),
  'staff.role.set': post('manager', '/c/v2/staff/role/set', { auth: 'staff', effect: 'write', section: 'ours' }),
};
