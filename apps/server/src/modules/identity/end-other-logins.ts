import type { Member, TxCtx } from '#platform/ctx';
import { spendTickets } from './login-ticket.repo.ts';
import { revokeSessions } from './session.repo.ts';

/**
 * After a key of the account has changed, whoever came in with the old one is out: every session but this one, and every ticket. The
 * account must be held, so that a login that comes meanwhile is ended too. How many sessions ended.
 */
export const endOtherLogins = (ctx: TxCtx<Member>): Promise<number> => endLogins(ctx, ctx.actor.memberId, ctx.actor.sessionId);

/** The same of any member, and without an exception unless one is named. */
export async function endLogins(ctx: TxCtx, memberId: string, allBut?: string): Promise<number> {
  // Before the sessions: one that a ticket is just opening is there when they are ended.
  await spendTickets(ctx, memberId);
  return revokeSessions(ctx, memberId, allBut === undefined ? {} : { allBut });
}
