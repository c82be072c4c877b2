import { fail } from '@qianpu/contract/failure';
import type { ModuleHandlers } from '#platform/http/handler.types';
import { findAccount } from './account.repo.ts';
import { createAccount } from './create-account.ts';
import { disableAccount } from './disable-account.ts';
import { logIn } from './log-in.ts';
import { revokeSessions } from './session.repo.ts';
import { setRole } from './set-role.ts';

export const staffHandlers: ModuleHandlers<'staff'> = {
  'staff.account.login': async (ctx, wish) => {
    const { token, staffId, expiresAt } = await logIn(ctx, wish);
    return { token, staffId, expiresAt: expiresAt.getTime() };
  },
  'staff.session.logout': async (ctx) => ({ ended: (await revokeSessions(ctx, ctx.actor.staffId, ctx.actor.sessionId)) > 0 }),
  'staff.account.me': async (ctx) => {
    const account = await findAccount(ctx, ctx.actor.staffId);
    if (!account) throw fail('NOT_FOUND');
    return { id: account.id, name: account.name, permissions: [...ctx.actor.permissions] };
  },
  'staff.account.create': async (ctx, wish) => ({ id: await createAccount(ctx, wish) }),
  'staff.account.disable': async (ctx, { id }) => ({ endedSessions: await disableAccount(ctx, id) }),
  'staff.role.set': async (ctx, wish) => ({ id: await setRole(ctx, wish) }),
};
