import { get, post } from '../call.ts';

/** Calls of logging in (spec 7.5); paths ours where the specification does not show them. */
export const loginRows = {
  'member.captcha.generate': post('member', '/c/v2/antiBrush/generate', {
    auth: 'visitor',
    // Not a read: a puzzle must never be fetched ahead into a page that everybody gets.
    effect: 'orchestrate',
    section: '7.5',
    limit: { per: 'address', count: 60, seconds: 60, whenUncounted: { perProcess: 60 } },
  }),
  'member.antiBrushSms.send': post('member', '/c/v2/antiBrush/sendSms', {
    auth: 'visitor',
    effect: 'orchestrate',
    section: '7.5',
    // Comfort only: the quotas that hold are counted in PostgreSQL.
    limit: { per: 'address', count: 20, seconds: 60, whenUncounted: { perProcess: 20 } },
  }),
  // The same message by the call's other name: no call sends one without a puzzle.
  'member.sms.send': post('member', '/c/v2/sms/send', {
    auth: 'visitor',
    effect: 'orchestrate',
    section: '7.5',
    limit: { per: 'address', count: 20, seconds: 60, whenUncounted: { perProcess: 20 } },
  }),
  'member.account.login': post('member', '/c/v2/account/login', {
    auth: 'visitor',
    effect: 'orchestrate',
    section: '7.5',
    limit: { per: 'address', count: 60, seconds: 60, whenUncounted: { perProcess: 60 } },
  }),
  'member.account.detail': post('member', '/c/v2/account/detail', { auth: 'member', effect: 'read', section: '7.5' }),
  'member.session.list': get('member', '/c/v2/session/list', { auth: 'member', effect: 'read', section: 'ours' }),
  'member.session.revoke': post('member', '/c/v2/session/revoke', { auth: 'member', effect: 'write', section: 'ours' }),
  'member.session.logout': post('member', '/c/v2/session/logout', { auth: 'member', effect: 'write', section: 'ours' }),
};
