import { fail } from '@qianpu/contract/failure';
import { type Ctx, inTx, type Member } from '#platform/ctx';
import { updatePhone } from './account.repo.ts';
import { endOtherLogins } from './end-other-logins.ts';
import type { CodeKey } from './member.types.ts';
import { proveCode } from './prove-code.ts';
import { consumeCode } from './sms-code.repo.ts';

/**
 * Moves the account to a phone its owner holds in the hand: the code was sent to the new one. Whose the phone already is, is said only
 * to who holds it. How many other sessions ended.
 */
export async function setPhone(ctx: Ctx<Member>, { phone, code }: { phone: string; code: string }): Promise<number> {
  const key: CodeKey = { phone, purpose: 'phone' };
  const proven = await proveCode(ctx, key, code);
  return inTx(ctx, async (ctx) => {
    if (!(await consumeCode(ctx, key, proven))) throw fail('WRONG_CODE');
    if (!(await updatePhone(ctx, ctx.actor.memberId, phone))) throw fail('PHONE_TAKEN');
    return endOtherLogins(ctx);
  });
}
