import type { Ctx } from '#platform/ctx';
import type { SmsOutcome } from '#platform/gateways/sms/sms-gateway';
import { smsAccountInUse } from './sms-account.ts';

/** A code to a phone, once; not inside a transaction. */
export const sendCodeMessage = async (ctx: Ctx, phone: string, code: string, minutes: number): Promise<SmsOutcome> =>
  ctx.gateways.sms.sendCode(phone, code, minutes, await smsAccountInUse(ctx));

/** What happened to an account, to its phone; the same way. */
export const sendAlertMessage = async (ctx: Ctx, phone: string, what: string, at: Date): Promise<SmsOutcome> =>
  ctx.gateways.sms.sendAlert(phone, what, at, await smsAccountInUse(ctx));
