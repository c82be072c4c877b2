import { wechatAccountRows } from '@qianpu/contract/calls/wechat';
import { query } from '#api/read-query';

/** The merchant's official account, which shows its pages inside WeChat. */
export const officialAccount = () => query(wechatAccountRows, 'member.openPlatform.getAppId', { channelInfoId: 2 });
