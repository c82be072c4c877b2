import { catalogRows } from '@qianpu/contract/calls/catalog';
import { decorationRows } from '@qianpu/contract/calls/decoration';
import { shareRows } from '@qianpu/contract/calls/page-share';
import { wechatRows } from '@qianpu/contract/calls/wechat';
import { query } from '#api/read-query';

/** Home as its own page reads it: its id stands in it. */
export const homeOf = (cid: string) => query(decorationRows, 'decoration.page.find', { cid, name: 'index' });

/** 1 for a friend, 2 for everyone (spec 3). */
export const shareOf = (cid: string, pageInfoId: string, type: 1 | 2 | 3, shareStyle: 1 | 2) =>
  query(shareRows, 'decoration.share.find', { cid, pageInfoId, type, shareStyle });

/** The signature under which the messenger lets this address use its abilities (spec 7.2). */
export const signatureOf = (currentUrl: string) =>
  query(wechatRows, 'member.wechat.getJssdk', { channelInfoId: 2, currentUrl, appIdType: '2' });

/** Goods as their own page reads them: there they are known. */
export const sharedGoods = (cid: string, id: string) => query(catalogRows, 'catalog.product.info', { cid, id });
