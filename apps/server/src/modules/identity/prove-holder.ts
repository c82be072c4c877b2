import { fail } from '@qianpu/contract/failure';
import type { ParsedOf } from '@qianpu/contract/types';
import type { Ctx, Member, TxCtx } from '#platform/ctx';
import type { CodeKey } from './identity.types.ts';
import { forgiveTries } from './pay-password.repo.ts';
import { proveCode } from './prove-code.ts';
import { provePayPassword } from './prove-pay-password.ts';
import { ownPhone } from './send-verify-code.ts';
import { consumeCode } from './sms-code.repo.ts';

type Proof = Exclude<NonNullable<ParsedOf<'member.phone.setWithCode'>['proof']>, { by: 'waiting' }>;

/** Tells a wrong proof from the wrong code of a new phone. */
const OF_PROOF = { of: 'proof' };

/** Uses a proof up in the transaction of what it allows. The account must be held; `phone` is its phone then. */
export type UseProof = (ctx: TxCtx<Member>, phone: string | null) => Promise<void>;

/** Refuses whoever cannot show to be the member: a token alone may be stolen. */
export async function proveHolder(ctx: Ctx<Member>, proof: Proof, purpose: 'oldPhone' | 'privacy'): Promise<UseProof> {
  if (proof.by === 'payPassword') {
    const hash = await provePayPassword(ctx, proof.password);
    return async (ctx) => {
      if (!(await forgiveTries(ctx, ctx.actor.memberId, hash))) throw fail('WRONG_PAY_PASSWORD');
    };
  }
  const key: CodeKey = { phone: await ownPhone(ctx), purpose };
  const proven = await proveCode(ctx, key, proof.code, OF_PROOF);
  return async (ctx, phone) => {
    // A code of a phone that was given up meanwhile is no code any more.
    if (phone !== key.phone || !(await consumeCode(ctx, key, proven))) throw fail('WRONG_CODE', OF_PROOF);
  };
}
