import { get, post } from '../call.ts';

/** Calls of those who work for a merchant. What they may do is data: a role names calls, or whole modules. */
export const staffRows = {
  'staff.account.login': post('manager', '/c/v2/staff/account/login', {
    auth: 'visitor',
    effect: 'orchestrate',
    section: 'ours',
    // Against floods only: wrong passwords are counted in PostgreSQL.
    limit: { per: 'address', count: 30, seconds: 60, whenUncounted: { perProcess: 30 } },
  }),
  'staff.session.logout': post('manager', '/c/v2/staff/session/logout', { auth: 'staff', scope: 'own', effect: 'write', section: 'ours' }),
  'staff.account.me': get('manager', '/c/v2/staff/account/me', { auth: 'staff', scope: 'own', effect: 'read', section: 'ours' }),
  // Hashing a password takes longer than a transaction should; and no stored idempotency key may hold a trace of one.
  'staff.account.create': post('manager', '/c/v2/staff/account/create', { auth: 'staff', effect: 'orchestrate', section: 'ours' }),
  'staff.account.disable': post('manager', '/c/v2/staff/account/disable', { auth: 'staff', effect: 'write', section: 'ours' }),
  'staff.role.set': post('manager', '/c/v2/staff/role/set', { auth: 'staff', effect: 'write', section: 'ours' }),
  // The second factor is one's own; no stored idempotency key may hold a trace of its secret or its codes.
  'staff.factor.begin': post('manager', '/c/v2/staff/factor/begin', {
    auth: 'staff',
    scope: 'own',
    effect: 'orchestrate',
    section: 'ours',
  }),
  'staff.factor.confirm': post('manager', '/c/v2/staff/factor/confirm', {
    auth: 'staff',
    scope: 'own',
    effect: 'orchestrate',
    section: 'ours',
    limit: { per: 'actor', count: 30, seconds: 60, whenUncounted: { perProcess: 30 } },
  }),
  'staff.factor.remove': post('manager', '/c/v2/staff/factor/remove', {
    auth: 'staff',
    scope: 'own',
    effect: 'orchestrate',
    section: 'ours',
  }),
  'staff.setting.get': get('manager', '/c/v2/staff/setting/get', { auth: 'staff', effect: 'read', section: 'ours' }),
  'staff.setting.set': post('manager', '/c/v2/staff/setting/set', { auth: 'staff', effect: 'write', section: 'ours' }),
};
