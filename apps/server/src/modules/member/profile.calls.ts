import type { profileRows } from '@qianpu/contract/calls/profile';
import type { Handlers } from '#platform/http/handler.types';
import { changeProfile } from './change-profile.ts';
import { RESEND_MS } from './login.rules.ts';
import { viewPhoneBound, viewUserDetail } from './member.view.ts';
import { provePayPassword } from './prove-pay-password.ts';
import { sendVerifyCode } from './send-verify-code.ts';
import { changePayPassword, setPayPassword } from './set-pay-password.ts';
import { setPhone } from './set-phone.ts';

export const profileHandlers: Handlers<keyof typeof profileRows> = {
  'member.account.update': async (ctx, change) => viewUserDetail(await changeProfile(ctx, change)),
  'member.sms.sendVerifyCode': async (ctx, wish) => {
    await sendVerifyCode(ctx, wish);
    return { resendSeconds: RESEND_MS / 1000 };
  },
  'member.phone.setWithCode': async (ctx, wish) => viewPhoneBound(wish.phone, await setPhone(ctx, wish)),
  'member.payPassword.set': async (ctx, wish) => ({ endedSessions: await changePayPassword(ctx, wish) }),
  'member.payPassword.setWithCode': async (ctx, wish) => ({ endedSessions: await setPayPassword(ctx, wish) }),
  'member.payPassword.check': async (ctx, { password }) => {
    await provePayPassword(ctx, password);
    return {};
  },
};
