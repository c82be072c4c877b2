import type { loginRows } from '@qianpu/contract/calls/login';
import type { loginTicketRows } from '@qianpu/contract/calls/login-ticket';
import { fail } from '@qianpu/contract/failure';
import type { Handlers } from '#platform/http/handler.types';
import { isBarred, setBarred } from './account.repo.ts';
import { viewLogin, viewSession } from './identity.view.ts';
import { issueTicket } from './issue-ticket.ts';
import { logIn } from './log-in.ts';
import { RESEND_MS, TICKET_SECONDS } from './login.rules.ts';
import { spendTickets } from './login-ticket.repo.ts';
import { redeemTicket } from './redeem-ticket.ts';
import { sendCode } from './send-code.ts';
import { listSessions, revokeSessions } from './session.repo.ts';

type LoginCall = Exclude<keyof typeof loginRows, 'member.account.detail'> | keyof typeof loginTicketRows;

export const loginHandlers: Handlers<LoginCall> = {
  'member.captcha.generate': (ctx) => ctx.gateways.puzzles.make(ctx.now),
  'member.antiBrushSms.send': async (ctx, { phone, captcha }) => {
    await sendCode(ctx, { phone, purpose: 'login' }, captcha);
    return { resendSeconds: RESEND_MS / 1000 };
  },
  'member.account.login': async (ctx, input) => viewLogin(await logIn(ctx, input)),
  'member.ticket.issue': async (ctx, { appId }) => ({ ticket: await issueTicket(ctx, appId), expiresInSeconds: TICKET_SECONDS }),
  'member.ticket.redeem': async (ctx, input) => viewLogin(await redeemTicket(ctx, input)),
  // A forbidden member's token is refused with LOGIN_FORBIDDEN at every call: who gets as far as here is not.
  'member.forbidLogin.check': async () => ({ forbidLogin: false }),
  'member.barred.check': async (ctx, { id }) => {
    if (id !== ctx.actor.memberId) throw fail('NOT_FOUND');
    return { isBarred: await isBarred(ctx, id) };
  },
  // The session is asked for with every call, so a bar holds from the member's next call on.
  'member.account.bar': async (ctx, { id }) => {
    if (!(await setBarred(ctx, id, true))) throw fail('NOT_FOUND');
    // Before the sessions: one that a ticket is just opening is there when they are ended.
    await spendTickets(ctx, id);
    return { endedSessions: await revokeSessions(ctx, id) };
  },
  'member.account.readmit': async (ctx, { id }) => {
    if (!(await setBarred(ctx, id, false))) throw fail('NOT_FOUND');
    return {};
  },
  'member.session.list': async (ctx) => (await listSessions(ctx, ctx.actor.memberId)).map((row) => viewSession(row, ctx.actor.sessionId)),
  'member.session.revoke': async (ctx, { id }) => ({ ended: (await revokeSessions(ctx, ctx.actor.memberId, { only: id })) > 0 }),
  'member.session.logout': async (ctx) => ({ ended: (await revokeSessions(ctx, ctx.actor.memberId, { only: ctx.actor.sessionId })) > 0 }),
};
