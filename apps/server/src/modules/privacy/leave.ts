import { fail } from '@qianpu/contract/failure';
import type { ParsedOf } from '@qianpu/contract/types';
import { proveHolder } from '#modules/identity';
import { isOwed } from '#modules/ledger';
import { eraseIdentity, postponeErase, requestErasure, takeBackErase } from '#modules/member';
import { hasOpenOrders } from '#modules/order';
import { type Ctx, inTx, type Member, type TxCtx } from '#platform/ctx';

const DAY_MS = 86_400_000;

/** A member asks for the account to be emptied. Refused while goods or money are under way. */
export async function leave(ctx: Ctx<Member>, proof: ParsedOf<'privacy.account.erase'>['proof']): Promise<Date> {
  const useProof = await proveHolder(ctx, proof, 'privacy');
  return inTx(ctx, async (ctx) => {
    if (await hasOpenOrders(ctx, ctx.actor.memberId)) throw fail('ACCOUNT_LEAVING');
    if (await isOwed(ctx, ctx.actor.memberId)) throw fail('BALANCE_LEFT');
    return requestErasure(ctx, useProof);
  });
}

export const stay = (ctx: TxCtx<Member>): Promise<boolean> => takeBackErase(ctx);

/** The seven days are over; an order that was placed meanwhile is waited for, and money that was paid in. */
export async function eraseDue(ctx: TxCtx, memberId: string): Promise<void> {
  if ((await hasOpenOrders(ctx, memberId)) || (await isOwed(ctx, memberId)))
    return void (await postponeErase(ctx, memberId, new Date(ctx.now.getTime() + DAY_MS)));
  await eraseIdentity(ctx, memberId);
}
