import { post } from '../call.ts';

const mine = { auth: 'member', effect: 'write', section: '7.5' } as const;
/** Not writes: a wrong code or password is counted although the call fails, in a transaction of its own. */
const counted = { ...mine, effect: 'orchestrate' } as const;

/** What members say about themselves, and the keys to their account; paths ours. */
export const profileRows = {
  'member.account.update': post('member', '/c/v2/account/update', mine),
  'member.headIcon.findByIds': post('member', '/c/v2/headIcon/findByIds', { auth: 'visitor', effect: 'read', section: '7.5' }),
  'member.sms.sendVerifyCode': post('member', '/c/v2/sms/sendVerifyCode', {
    ...counted,
    // Comfort only: the quotas that hold are counted in PostgreSQL.
    limit: { per: 'actor', count: 20, seconds: 60, whenUncounted: { perProcess: 20 } },
  }),
  'member.sms.checkVerifyCode': post('member', '/c/v2/sms/checkVerifyCode', {
    ...counted,
    limit: { per: 'actor', count: 20, seconds: 60, whenUncounted: { perProcess: 20 } },
  }),
  'member.phone.set': post('member', '/c/v2/phone/set', counted),
  'member.phone.setWithCode': post('member', '/c/v2/phone/setWithCode', counted),
  'member.payPassword.set': post('member', '/c/v2/payPassword/set', counted),
  'member.payPassword.setWithCode': post('member', '/c/v2/payPassword/setWithCode', counted),
  'member.payPassword.check': post('member', '/c/v2/payPassword/check', counted),
};
