import type { wechatLoginRows } from '@qianpu/contract/calls/wechat';
import { fail } from '@qianpu/contract/failure';
import { bindPhone, savePerson, viewLogin, viewPhoneBound } from '#modules/identity';
import { inTx } from '#platform/ctx';
import type { Handlers } from '#platform/http/handler.types';
import { signInByMini, signInByPage, whoReturned } from './sign-in-by-wechat.ts';
import { isOwnPage } from './wechat.rules.ts';
import { answered, requireApp } from './wechat-app.ts';
import { makeState } from './wechat-state.ts';

export const wechatLoginHandlers: Handlers<keyof typeof wechatLoginRows> = {
  'member.wechat.authorize': async (ctx, { returnUrl, challenge, scope }) => {
    if (!isOwnPage(returnUrl, ctx.host)) throw fail('BAD_INPUT', ['returnUrl']);
    const begun = await inTx(ctx, async (ctx) => {
      const { appId } = await requireApp(ctx, 2);
      return { appId, state: makeState(ctx, appId, challenge) };
    });
    return { url: ctx.gateways.wechatOpen.authorizeUrl({ ...begun, returnUrl, scope }) };
  },
  'member.wechat.login': async (ctx, input) => {
    const login = viewLogin(await (input.by === 'page' ? signInByPage(ctx, input, input.channel) : signInByMini(ctx, input.code)));
    // Code 100110 (spec 4): the login is its data.
    if (login.user.phone === '') throw fail('PHONE_UNBOUND', login);
    return login;
  },
  // Who came in by a code to the phone is told apart at the messenger without becoming another way in.
  'member.openPlatform.getOpenId': async (ctx, returned) => {
    const { app, person } = await whoReturned(ctx, returned);
    await inTx(ctx, (ctx) => savePerson(ctx, ctx.actor.sessionId, { appId: app.appId, openId: person.openId }));
    return { openId: person.openId };
  },
  'member.phone.updateByMini': async (ctx, { code }) => {
    const app = await inTx(ctx, (ctx) => requireApp(ctx, 1));
    const { phone } = answered(await ctx.gateways.wechatOpen.exchangePhoneCode(app, code));
    return viewPhoneBound(phone, await inTx(ctx, (ctx) => bindPhone(ctx, phone)));
  },
};
