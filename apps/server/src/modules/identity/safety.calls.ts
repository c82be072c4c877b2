import type { accountSafetyRows } from '@qianpu/contract/calls/account-safety';
import type { profileRows } from '@qianpu/contract/calls/profile';
import { inTx } from '#platform/ctx';
import type { Handlers } from '#platform/http/handler.types';
import { listMemberCards, lockAccount } from './account.repo.ts';
import { checkVerifyCode } from './check-verify-code.ts';
import { endLogins } from './end-other-logins.ts';
import { viewPhoneBound, viewSecurityEvent } from './identity.view.ts';
import { RESEND_MS } from './login.rules.ts';
import { issuePayProof } from './pay-proof.ts';
import { stopChange } from './phone-change.repo.ts';
import { provePayPassword } from './prove-pay-password.ts';
import { listEvents, recordEvent } from './security-event.repo.ts';
import { sendVerifyCode } from './send-verify-code.ts';
import { changePayPassword, setPayPassword } from './set-pay-password.ts';
import { setPhone, setPhoneWithCode } from './set-phone.ts';

type SafetyCall =
  | Exclude<keyof typeof accountSafetyRows, 'member.safety.state'>
  | Exclude<keyof typeof profileRows, 'member.account.update'>;

export const safetyHandlers: Handlers<SafetyCall> = {
  'member.headIcon.findByIds': async (ctx, { ids }) =>
    [...(await inTx(ctx, (ctx) => listMemberCards(ctx, ids)))].map(([id, { headIcon }]) => ({ id, headIcon: headIcon ?? '' })),
  'member.sms.sendVerifyCode': async (ctx, input) => {
    await sendVerifyCode(ctx, input);
    return { resendSeconds: RESEND_MS / 1000 };
  },
  'member.sms.checkVerifyCode': async (ctx, input) => ({ phoneProof: await checkVerifyCode(ctx, input) }),
  'member.phone.set': async (ctx, input) => viewPhoneBound(input.phone, await setPhone(ctx, input)),
  'member.phone.setWithCode': async (ctx, input) => viewPhoneBound(input.phone, await setPhoneWithCode(ctx, input)),
  'member.payPassword.set': async (ctx, input) => ({ endedSessions: await changePayPassword(ctx, input) }),
  'member.payPassword.setWithCode': async (ctx, input) => ({ endedSessions: await setPayPassword(ctx, input) }),
  'member.payPassword.check': async (ctx, { password }) => {
    await provePayPassword(ctx, password);
    return { proof: await inTx(ctx, issuePayProof) };
  },
  'member.safety.events': async (ctx, page) => {
    const found = await listEvents(ctx, ctx.actor.memberId, page);
    return { list: found.slice(0, page.pageSize).map(viewSecurityEvent), pageNum: page.pageNum, hasMore: found.length > page.pageSize };
  },
  'member.safety.stop': async (ctx) => {
    const stopped = await stopChange(ctx, ctx.actor.memberId);
    if (stopped) await recordEvent(ctx, ctx.actor.memberId, 'phoneStopped');
    return { stopped };
  },
  'member.session.logoutAll': async (ctx, { keepCurrent }) => {
    const { memberId, sessionId } = ctx.actor;
    await lockAccount(ctx, memberId);
    await recordEvent(ctx, memberId, 'signedOut');
    return { endedSessions: await endLogins(ctx, memberId, keepCurrent ? sessionId : undefined) };
  },
};
