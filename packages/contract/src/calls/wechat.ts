import { post } from '../call.ts';

/** What a page shown in WeChat needs to share itself. Not a read: the platform may have to be asked first. */
export const wechatRows = {
  // path ours
  'member.wechat.getJssdk': post('public', '/c/v2/wechat/getJssdk', {
    auth: 'visitor',
    effect: 'orchestrate',
    section: '7.2',
    limit: { per: 'address', count: 120, seconds: 60, whenUncounted: 'allow' },
  }),
};

/** Which official account is the merchant's; apart, since the storefront learns it with the signature. */
export const wechatAccountRows = {
  // path ours
  'member.openPlatform.getAppId': post('member', '/c/v2/openPlatform/getAppId', { auth: 'visitor', effect: 'read', section: '7.5' }),
};

/** Calls of the merchant's staff; paths ours. The secret goes in and never comes out. */
export const wechatStaffRows = {
  'member.wechat.setAccount': post('member', '/c/v2/wechat/setAccount', { auth: 'staff', effect: 'write', section: 'ours' }),
  'member.wechat.removeAccount': post('member', '/c/v2/wechat/removeAccount', { auth: 'staff', effect: 'write', section: 'ours' }),
};
