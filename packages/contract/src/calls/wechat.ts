import { post } from '../call.ts';

/** What a page shown in WeChat needs to share itself. Not a read: the platform may have to be asked first. */
export const wechatRows = {
  // path ours
  'member.wechat.getJssdk': post('public', '/c/v2/wechat/getJssdk', {
    auth: 'visitor',
    effect: 'orchestrate',
    section: '7.2',
    limit: { per: 'address', count: 120, seconds: 60, whenUncounted: { perProcess: 120 } },
  }),
};

/** Which account and mini-program are the merchant's; apart, since the storefront learns the first with the signature. */
export const wechatAccountRows = {
  // path ours
  'member.openPlatform.getAppId': post('member', '/c/v2/openPlatform/getAppId', { auth: 'visitor', effect: 'read', section: '7.5' }),
  // path ours
  'member.openPlatform.getOriginId': post('member', '/c/v2/openPlatform/getOriginId', { auth: 'visitor', effect: 'read', section: '7.5' }),
};

const byAddress = { limit: { per: 'address', count: 60, seconds: 60, whenUncounted: { perProcess: 60 } } } as const;

/**
 * Signing in by the messenger (spec 4, 7.5). None is a write: the platform is asked in between, and the answers are secrets. Paths
 * ours.
 */
export const wechatLoginRows = {
  'member.wechat.authorize': post('member', '/c/v2/wechat/authorize', {
    auth: 'visitor',
    effect: 'orchestrate',
    section: 'ours',
    ...byAddress,
  }),
  'member.wechat.login': post('member', '/c/v2/wechat/login', { auth: 'visitor', effect: 'orchestrate', section: 'ours', ...byAddress }),
  'member.openPlatform.getOpenId': post('member', '/c/v2/openPlatform/getOpenId', {
    auth: 'member',
    effect: 'orchestrate',
    section: '7.5',
    ...byAddress,
  }),
  'member.phone.updateByMini': post('member', '/c/v2/phone/updateByMini', {
    auth: 'member',
    effect: 'orchestrate',
    section: '7.5',
    ...byAddress,
  }),
};

/** Calls of the merchant's staff; paths ours. The secret goes in and never comes out. */
export const wechatStaffRows = {
  'member.wechat.setAccount': post('member', '/c/v2/wechat/setAccount', { auth: 'staff', effect: 'write', section: 'ours' }),
  'member.wechat.removeAccount': post('member', '/c/v2/wechat/removeAccount', { auth: 'staff', effect: 'write', section: 'ours' }),
};
