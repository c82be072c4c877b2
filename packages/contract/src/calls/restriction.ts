import { get, post } from '../call.ts';

const shopWrite = { auth: 'staff', scope: 'shop', effect: 'write', section: 'ours' } as const;
const merchantWrite = { auth: 'staff', effect: 'write', section: 'ours' } as const;

/** Who is kept from a shop, and who from logging in (spec 2.6, 6); paths ours. */
export const restrictionRows = {
  'member.barred.check': get('member', '/c/v2/barred/check', { auth: 'member', effect: 'read', section: '7.4' }),
  'member.forbidLogin.check': post('member', '/c/v2/forbidLogin/check', {
    auth: 'visitor',
    effect: 'read',
    section: '7.5',
    answersForbidden: true,
  }),
  'member.restriction.list': get('member', '/c/v2/restriction/list', { auth: 'staff', scope: 'shop', effect: 'read', section: 'ours' }),
  'member.account.bar': post('member', '/c/v2/account/bar', shopWrite),
  'member.account.readmit': post('member', '/c/v2/account/readmit', shopWrite),
  'member.login.forbid': post('member', '/c/v2/forbidLogin/forbid', merchantWrite),
  'member.login.allow': post('member', '/c/v2/forbidLogin/allow', merchantWrite),
};
