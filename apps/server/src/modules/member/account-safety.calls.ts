import type { accountSafetyRows } from '@qianpu/contract/calls/account-safety';
import type { Handlers } from '#platform/http/handler.types';
import { lockAccount } from './account.repo.ts';
import { endLogins } from './end-other-logins.ts';
import { findLeave } from './leaving.repo.ts';
import { viewPhoneChange, viewSecurityEvent } from './member.view.ts';
import { findOpenChange, stopChange } from './phone-change.repo.ts';
import { listEvents, recordEvent } from './security-event.repo.ts';

export const accountSafetyHandlers: Handlers<keyof typeof accountSafetyRows> = {
  'member.safety.state': async (ctx) => {
    const { memberId } = ctx.actor;
    const [change, leaving] = [await findOpenChange(ctx, memberId), await findLeave(ctx, memberId)];
    return { phoneChange: change ? viewPhoneChange(change) : null, eraseAt: leaving?.erase_at.getTime() ?? null };
  },
  'member.safety.events': async (ctx, page) => {
    const found = await listEvents(ctx, ctx.actor.memberId, page);
    return { list: found.slice(0, page.pageSize).map(viewSecurityEvent), pageNum: page.pageNum, hasMore: found.length > page.pageSize };
  },
  'member.safety.stop': async (ctx) => {
    const stopped = await stopChange(ctx, ctx.actor.memberId);
    if (stopped) await recordEvent(ctx, ctx.actor.memberId, 'phoneStopped');
    return { stopped };
  },
  'member.session.logoutAll': async (ctx, { keepCurrent }) => {
    const { memberId, sessionId } = ctx.actor;
    await lockAccount(ctx, memberId);
    await recordEvent(ctx, memberId, 'signedOut');
    return { endedSessions: await endLogins(ctx, memberId, keepCurrent ? sessionId : undefined) };
  },
};
