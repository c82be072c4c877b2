import { findPayer, findPaySession } from '#modules/member';
import type { Ctx, Member } from '#platform/ctx';
import type { PaySession } from './payment.rules.ts';

export interface KnownSession extends PaySession {
  /** The messenger has not said who holds the phone, and can be asked. */
  readonly canAskPayer: boolean;
}

/** How the caller's session can pay: known from the session alone, never from what a request says. */
export async function readPaySession(ctx: Ctx<Member>): Promise<KnownSession> {
  const payer = await findPayer(ctx);
  const { isMini, hasOfficialAccount } = await findPaySession(ctx);
  return { payer, isMini, canAskPayer: !payer && !isMini && hasOfficialAccount };
}
