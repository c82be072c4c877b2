import { fail } from '@qianpu/contract/failure';
import type { ParsedOf } from '@qianpu/contract/types';
import { type Ctx, inTx, type Member } from '#platform/ctx';
import { issuePhoneProof } from './phone-proof.ts';
import { proveCode } from './prove-code.ts';
import { ownPhone } from './send-verify-code.ts';
import { consumeCode } from './sms-code.repo.ts';

/**
 * Whether a code is right, at the cost of one of its tries. One sent to the own phone stays good for what it was sent for; one that
 * proves a new phone is used up, and answers a proof for `member.phone.set`.
 */
export async function checkVerifyCode(ctx: Ctx<Member>, input: ParsedOf<'member.sms.checkVerifyCode'>): Promise<string | null> {
  if (input.purpose !== 'phone') {
    await proveCode(ctx, { phone: await ownPhone(ctx), purpose: input.purpose }, input.code);
    return null;
  }
  const key = { phone: input.phone, purpose: input.purpose };
  const proven = await proveCode(ctx, key, input.code);
  return inTx(ctx, async (ctx) => {
    if (!(await consumeCode(ctx, key, proven))) throw fail('WRONG_CODE');
    return issuePhoneProof(ctx, key.phone);
  });
}
