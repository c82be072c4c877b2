import { fail } from '@qianpu/contract/failure';
import { type Ctx, inTx, type Member } from '#platform/ctx';
import { lockAccount } from './account.repo.ts';
import { TICKET_SECONDS } from './login.rules.ts';
import { insertTicket } from './login-ticket.repo.ts';
import { findOpening } from './session.repo.ts';
import { hashToken, newTicket } from './session-token.ts';

/** A ticket for the member's login in this mini program's page, which is held by the same person. */
export async function issueTicket(ctx: Ctx<Member>, appId: string): Promise<string> {
  const ticket = newTicket();
  const { memberId, sessionId } = ctx.actor;
  await inTx(ctx, async (ctx) => {
    await lockAccount(ctx, memberId);
    const expiresAt = new Date(ctx.now.getTime() + TICKET_SECONDS * 1000);
    const { wechat } = await findOpening(ctx, sessionId);
    if (!(await insertTicket(ctx, { hash: hashToken(ticket), appId, memberId, wechat, expiresAt }))) throw fail('TOO_OFTEN');
  });
  return ticket;
}
