import type { ExamplesOf } from '../schema.ts';
import type { wechatAccountSchemas, wechatLoginSchemas, wechatSchemas, wechatStaffSchemas } from './wechat.schema.ts';
import type { wechatAccountRows, wechatLoginRows, wechatRows, wechatStaffRows } from './wechat.ts';

export const wechatExamples: ExamplesOf<typeof wechatRows, typeof wechatSchemas> = {
  'member.wechat.getJssdk': [{ channelInfoId: 2, currentUrl: 'https://shop.example/shop/?cid=11', appIdType: '2' }],
};

export const wechatAccountExamples: ExamplesOf<typeof wechatAccountRows, typeof wechatAccountSchemas> = {
  'member.openPlatform.getAppId': [{ channelInfoId: 2 }],
  'member.openPlatform.getOriginId': [{}],
};

const returned = { channelInfoId: 2, code: '011abcDEF', state: '1800000000.c2ln', verifier: 'v'.repeat(43) } as const;

export const wechatLoginExamples: ExamplesOf<typeof wechatLoginRows, typeof wechatLoginSchemas> = {
  'member.wechat.authorize': [
    { channelInfoId: 2, returnUrl: 'https://shop.example/shop/login.html', challenge: 'c'.repeat(43), scope: 'userinfo' },
  ],
  'member.wechat.login': [
    { by: 'page', channel: 'h5', ...returned },
    { by: 'mini', code: '011abcDEF' },
  ],
  'member.openPlatform.getOpenId': [returned],
  'member.phone.updateByMini': [{ code: '011abcDEF' }],
};

export const wechatStaffExamples: ExamplesOf<typeof wechatStaffRows, typeof wechatStaffSchemas> = {
  'member.wechat.setAccount': [{ channelInfoId: 2, appId: 'wx0123456789abcdef', secret: '0123456789abcdef0123456789abcdef' }],
  'member.wechat.removeAccount': [{ channelInfoId: 2 }],
};
