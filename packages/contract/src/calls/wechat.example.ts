import type { ExamplesOf } from '../schema.ts';
import type { wechatAccountSchemas, wechatSchemas, wechatStaffSchemas } from './wechat.schema.ts';
import type { wechatAccountRows, wechatRows, wechatStaffRows } from './wechat.ts';

export const wechatExamples: ExamplesOf<typeof wechatRows, typeof wechatSchemas> = {
  'member.wechat.getJssdk': [{ channelInfoId: 2, currentUrl: 'https://shop.example/shop/?cid=11', appIdType: '2' }],
};

export const wechatAccountExamples: ExamplesOf<typeof wechatAccountRows, typeof wechatAccountSchemas> = {
  'member.openPlatform.getAppId': [{ channelInfoId: 2 }],
};

export const wechatStaffExamples: ExamplesOf<typeof wechatStaffRows, typeof wechatStaffSchemas> = {
  'member.wechat.setAccount': [{ appId: 'wx0123456789abcdef', secret: '0123456789abcdef0123456789abcdef' }],
  'member.wechat.removeAccount': [{}],
};
