import type { loginStaffRows } from '@qianpu/contract/calls/login-staff';
import { fail } from '@qianpu/contract/failure';
import type { Staff, TxCtx } from '#platform/ctx';
import type { Handlers } from '#platform/http/handler.types';
import { findAccount, isMember } from './account.repo.ts';
import { viewOpenSession, viewSecurityEvent } from './identity.view.ts';
import { spendTickets } from './login-ticket.repo.ts';
import { listEvents } from './security-event.repo.ts';
import { listSessions, revokeSessions } from './session.repo.ts';

const EVENTS = { pageNum: 1, pageSize: 100 };

export const loginStaffHandlers: Handlers<keyof typeof loginStaffRows> = {
  'member.session.listForStaff': async (ctx, { id }) => {
    if (!(await findAccount(ctx, id))) throw fail('NOT_FOUND');
    return (await listSessions(ctx, id)).map(viewOpenSession);
  },
  'member.session.endForStaff': async (ctx, { id, sessionId }) => ({ endedSessions: await endSessions(ctx, id, sessionId) }),
  'member.safety.eventsForStaff': async (ctx, { id }) => {
    if (!(await findAccount(ctx, id))) throw fail('NOT_FOUND');
    return (await listEvents(ctx, id, EVENTS)).slice(0, EVENTS.pageSize).map(viewSecurityEvent);
  },
};

/** All, or one. A ticket asked for before would open another. */
async function endSessions(ctx: TxCtx<Staff>, memberId: string, sessionId: string | undefined): Promise<number> {
  if (!(await isMember(ctx, memberId))) throw fail('NOT_FOUND');
  if (sessionId !== undefined) return revokeSessions(ctx, memberId, { only: sessionId });
  await spendTickets(ctx, memberId);
  return revokeSessions(ctx, memberId);
}
