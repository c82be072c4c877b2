import { fail } from '@qianpu/contract/failure';
import type { ParsedOf } from '@qianpu/contract/types';
import { type Ctx, inTx, type Member } from '#platform/ctx';
import { askPhoneChange } from './ask-phone-change.ts';
import { bindPhone } from './bind-phone.ts';
import type { CodeKey, PhoneBound } from './identity.types.ts';
import { proveCode } from './prove-code.ts';
import { proveHolder } from './prove-holder.ts';
import { consumeCode } from './sms-code.repo.ts';

/**
 * Moves the account to a phone its owner holds in the hand: the code was sent to the new one. That is not enough where there is an old
 * one: who holds a stolen token has a phone, too.
 */
export async function setPhone(ctx: Ctx<Member>, input: ParsedOf<'member.phone.setWithCode'>): Promise<PhoneBound> {
  const { phone, code, proof } = input;
  const key: CodeKey = { phone, purpose: 'phone' };
  const useProof = proof && proof.by !== 'waiting' ? await proveHolder(ctx, proof, 'oldPhone') : undefined;
  const proven = await proveCode(ctx, key, code);
  return inTx(ctx, async (ctx) => {
    if (!(await consumeCode(ctx, key, proven))) throw fail('WRONG_CODE');
    return proof?.by === 'waiting' ? askPhoneChange(ctx, phone) : bindPhone(ctx, phone, useProof);
  });
}
