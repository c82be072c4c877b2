import { fail } from '@qianpu/contract/failure';
import { type Ctx, inTx, type Member } from '#platform/ctx';
import { bindPhone } from './bind-phone.ts';
import type { CodeKey, PhoneBound } from './member.types.ts';
import { proveCode } from './prove-code.ts';
import { consumeCode } from './sms-code.repo.ts';

/** Moves the account to a phone its owner holds in the hand: the code was sent to the new one. */
export async function setPhone(ctx: Ctx<Member>, { phone, code }: { phone: string; code: string }): Promise<PhoneBound> {
  const key: CodeKey = { phone, purpose: 'phone' };
  const proven = await proveCode(ctx, key, code);
  return inTx(ctx, async (ctx) => {
    if (!(await consumeCode(ctx, key, proven))) throw fail('WRONG_CODE');
    return bindPhone(ctx, phone);
  });
}
