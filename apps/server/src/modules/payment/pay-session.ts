import { findPayer, findPaySession } from '#modules/identity';
import type { Ctx, Member } from '#platform/ctx';
import type { PaySession } from './payment.types.ts';

/** How the caller's session can pay: known from the session alone, never from what a request says. */
export async function readPaySession(ctx: Ctx<Member>): Promise<PaySession> {
  const payer = await findPayer(ctx);
  const { isMini, hasOfficialAccount } = await findPaySession(ctx);
  return { payer, isMini, canAskPayer: !payer && !isMini && hasOfficialAccount };
}
