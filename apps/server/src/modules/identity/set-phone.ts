import { fail } from '@qianpu/contract/failure';
import type { ParsedOf } from '@qianpu/contract/types';
import { type Ctx, inTx, type Member, type TxCtx } from '#platform/ctx';
import { askPhoneChange } from './ask-phone-change.ts';
import { bindPhone } from './bind-phone.ts';
import type { CodeKey, PhoneBound } from './identity.types.ts';
import { requirePhoneProof } from './phone-proof.ts';
import { proveCode } from './prove-code.ts';
import { proveHolder } from './prove-holder.ts';
import { consumeCode } from './sms-code.repo.ts';

type HolderProof = ParsedOf<'member.phone.setWithCode'>['proof'];

/**
 * Moves the account to a phone its owner holds in the hand: the code was sent to the new one. That is not enough where there is an old
 * one: who holds a stolen token has a phone, too.
 */
export async function setPhoneWithCode(ctx: Ctx<Member>, input: ParsedOf<'member.phone.setWithCode'>): Promise<PhoneBound> {
  const { phone, code, proof } = input;
  const key: CodeKey = { phone, purpose: 'phone' };
  return movePhone(ctx, phone, proof, async () => {
    const proven = await proveCode(ctx, key, code);
    return async (ctx) => {
      if (!(await consumeCode(ctx, key, proven))) throw fail('WRONG_CODE');
    };
  });
}

/** The same for a session that has proven the new phone a moment ago. */
export const setPhone = (ctx: Ctx<Member>, { phone, phoneProof, proof }: ParsedOf<'member.phone.set'>): Promise<PhoneBound> =>
  movePhone(ctx, phone, proof, async () => async (ctx) => requirePhoneProof(ctx, phone, phoneProof));

type UsePhone = (ctx: TxCtx<Member>) => Promise<void>;

async function movePhone(ctx: Ctx<Member>, phone: string, proof: HolderProof, provePhone: () => Promise<UsePhone>): Promise<PhoneBound> {
  const useProof = proof && proof.by !== 'waiting' ? await proveHolder(ctx, proof, 'oldPhone') : undefined;
  const usePhone = await provePhone();
  return inTx(ctx, async (ctx) => {
    await usePhone(ctx);
    return proof?.by === 'waiting' ? askPhoneChange(ctx, phone) : bindPhone(ctx, phone, useProof);
  });
}
