import { fail } from '@qianpu/contract/failure';
import { type Ctx, inTx } from '#platform/ctx';
import type { LoggedIn } from './identity.types.ts';
import { findTicketHolder, useTicket } from './login-ticket.repo.ts';
import { openSession } from './open-session.ts';
import { hashToken } from './session-token.ts';

/**
 * The session a ticket stands for, opened together with the ticket's use: a process that dies between leaves neither. Used, late,
 * another program's and another merchant's tickets are all the same to the caller.
 */
export async function redeemTicket(ctx: Ctx, input: { ticket: string; appId: string }): Promise<LoggedIn> {
  const ticket = { hash: hashToken(input.ticket), appId: input.appId };
  return inTx(ctx, async (ctx) => {
    const holder = await findTicketHolder(ctx, ticket);
    if (!holder) throw fail('LOGIN_INVALID');
    // Opened first, so that who is forbidden to log in is told so; a ticket that turns out to be used undoes it.
    const login = await openSession(ctx, holder.account, { channel: 'mini', wechat: holder.wechat });
    if (!(await useTicket(ctx, ticket))) throw fail('LOGIN_INVALID');
    return login;
  });
}
