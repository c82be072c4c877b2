import type { loginRows } from '@qianpu/contract/calls/login';
import type { loginTicketRows } from '@qianpu/contract/calls/login-ticket';
import type { ParsedOf } from '@qianpu/contract/types';
import type { Ctx } from '#platform/ctx';
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
  'member.antiBrushSms.send': sendLoginCode,
  'member.sms.send': sendLoginCode,
  'member.account.login': async (ctx, input) => viewLogin(await logIn(ctx, input)),
  'member.ticket.issue': async (ctx, { appId }) => ({ ticket: await issueTicket(ctx, appId), expiresInSeconds: TICKET_SECONDS }),
  'member.ticket.redeem': async (ctx, input) => viewLogin(await redeemTicket(ctx, input)),
  'member.session.list': async (ctx) => (await listSessions(ctx, ctx.actor.memberId)).map((row) => viewSession(row, ctx.actor.sessionId)),
  'member.session.revoke': async (ctx, { id }) => ({ ended: (await revokeSessions(ctx, ctx.actor.memberId, { only: id })) > 0 }),
  'member.session.logout': async (ctx) => ({ ended: (await revokeSessions(ctx, ctx.actor.memberId, { only: ctx.actor.sessionId })) > 0 }),
};

async function sendLoginCode(ctx: Ctx, { phone, captcha }: ParsedOf<'member.sms.send'>) {
  await sendCode(ctx, { phone, purpose: 'login' }, captcha);
  return { resendSeconds: RESEND_MS / 1000 };
}
