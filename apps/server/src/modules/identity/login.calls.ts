import type { loginRows } from '@qianpu/contract/calls/login';
import type { loginTicketRows } from '@qianpu/contract/calls/login-ticket';
import type { Handlers } from '#platform/http/handler.types';
import { viewLogin, viewSession } from './identity.view.ts';
import { issueTicket } from './issue-ticket.ts';
import { logIn } from './log-in.ts';
import { RESEND_MS, TICKET_SECONDS } from './login.rules.ts';
import { redeemTicket } from './redeem-ticket.ts';
import { sendCode } from './send-code.ts';
import { listSessions, revokeSessions } from './session.repo.ts';

type LoginCall = Exclude<keyof typeof loginRows, 'member.account.detail'> | keyof typeof loginTicketRows;

export const loginHandlers: Handlers<LoginCall> = {
  'member.captcha.generate': (ctx) => ctx.gateways.puzzles.make(),
  'member.antiBrushSms.send': async (ctx, { phone, captcha }) => {
    await sendCode(ctx, { phone, purpose: 'login' }, captcha);
    return { resendSeconds: RESEND_MS / 1000 };
  },
  'member.account.login': async (ctx, input) => viewLogin(await logIn(ctx, input)),
  'member.ticket.issue': async (ctx, { appId }) => ({ ticket: await issueTicket(ctx, appId), expiresInSeconds: TICKET_SECONDS }),
  'member.ticket.redeem': async (ctx, input) => viewLogin(await redeemTicket(ctx, input)),
  'member.session.list': async (ctx) => (await listSessions(ctx, ctx.actor.memberId)).map((row) => viewSession(row, ctx.actor.sessionId)),
  'member.session.revoke': async (ctx, { id }) => ({ ended: (await revokeSessions(ctx, ctx.actor.memberId, { only: id })) > 0 }),
  'member.session.logout': async (ctx) => ({ ended: (await revokeSessions(ctx, ctx.actor.memberId, { only: ctx.actor.sessionId })) > 0 }),
};
