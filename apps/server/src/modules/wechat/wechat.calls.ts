import { randomBytes } from 'node:crypto';
import type { wechatAccountRows, wechatRows, wechatStaffRows } from '@qianpu/contract/calls/wechat';
import { fail } from '@qianpu/contract/failure';
import { inTx } from '#platform/ctx';
import { signPage } from '#platform/gateways/wechat-open/sign-page';
import type { Handlers } from '#platform/http/handler.types';
import { findTicket } from './page-ticket.ts';
import { isOwnPage } from './wechat.rules.ts';
import { findWechatAccount } from './wechat-account.repo.ts';
import { removeWechatAccount, setWechatAccount } from './wechat-account.ts';

export const wechatHandlers: Handlers<keyof (typeof wechatRows & typeof wechatAccountRows & typeof wechatStaffRows)> = {
  'member.wechat.getJssdk': async (ctx, { currentUrl }) => {
    if (!isOwnPage(currentUrl, ctx.host)) throw fail('BAD_INPUT', ['currentUrl']);
    const held = await findTicket(ctx, 'jsapi');
    if (!held) throw fail('SHARE_UNAVAILABLE');
    const facts = { timestamp: Math.floor(ctx.now.getTime() / 1000), nonceStr: randomBytes(8).toString('hex') };
    return { appId: held.appId, ...facts, signature: signPage({ ticket: held.ticket, ...facts, url: currentUrl }) };
  },
  // The ids are public; they lie beside secrets, which visitors' own connection cannot read.
  'member.openPlatform.getAppId': async (ctx, { channelInfoId }) => ({
    appId: (await inTx(ctx, (ctx) => findWechatAccount(ctx, channelInfoId)))?.app_id ?? null,
  }),
  'member.openPlatform.getOriginId': async (ctx) => ({
    originId: (await inTx(ctx, (ctx) => findWechatAccount(ctx, 1)))?.origin_id ?? null,
  }),
  'member.wechat.setAccount': async (ctx, account) => {
    await setWechatAccount(ctx, account);
    return { appId: account.appId };
  },
  'member.wechat.removeAccount': async (ctx, { channelInfoId }) => ({ removed: await removeWechatAccount(ctx, channelInfoId) }),
};
