import { fail } from '@qianpu/contract/failure';
import type { ParsedOf } from '@qianpu/contract/types';
import { type Ctx, inTx, type Member } from '#platform/ctx';
import { findAccount } from './account.repo.ts';
import type { CodeKey } from './identity.types.ts';
import { sendCode } from './send-code.ts';

/** A code that proves a new phone, or, sent to the member's own, that the holder of the session is the member. */
export async function sendVerifyCode(ctx: Ctx<Member>, input: ParsedOf<'member.sms.sendVerifyCode'>): Promise<void> {
  const key: CodeKey = input.purpose === 'phone' ? input : { phone: await ownPhone(ctx), purpose: input.purpose };
  await sendCode(ctx, key, input.captcha);
}

/** Where the member can be reached, as it is now. */
export async function ownPhone(ctx: Ctx<Member>): Promise<string> {
  const account = await inTx(ctx, (ctx) => findAccount(ctx, ctx.actor.memberId));
  if (!account) throw fail('NOT_FOUND');
  if (account.phone === null) throw fail('BAD_INPUT', ['phone']);
  return account.phone;
}
