import { fail } from '@qianpu/contract/failure';
import type { ModuleHandlers } from '#platform/http/handler.types';
import { findAccount } from './account.repo.ts';
import { beginFactor } from './begin-factor.ts';
import { confirmFactor } from './confirm-factor.ts';
import { createAccount } from './create-account.ts';
import { disableAccount } from './disable-account.ts';
import { hasFactor } from './factor.repo.ts';
import { logIn } from './log-in.ts';
import { removeFactor } from './remove-factor.ts';
import { revokeSessions } from './session.repo.ts';
import { setRole } from './set-role.ts';
import { setSetting } from './set-setting.ts';
import { findSetting } from './setting.repo.ts';
import { showActions } from './show-actions.ts';

export const staffHandlers: ModuleHandlers<'staff'> = {
  'staff.account.login': async (ctx, input) => {
    const { expiresAt, ...login } = await logIn(ctx, input);
    return { ...login, expiresAt: expiresAt.getTime() };
  },
  'staff.session.logout': async (ctx) => ({ ended: (await revokeSessions(ctx, ctx.actor.staffId, ctx.actor.sessionId)) > 0 }),
  'staff.account.me': async (ctx) => {
    const account = await findAccount(ctx, ctx.actor.staffId);
    if (!account) throw fail('NOT_FOUND');
    const { grants, isFactorMissing } = ctx.actor;
    return {
      id: account.id,
      name: account.name,
      grants: grants.map(({ cid, permissions }) => ({ cid, permissions: [...permissions] })),
      hasFactor: await hasFactor(ctx, account.id),
      isFactorMissing,
    };
  },
  'staff.account.create': async (ctx, input) => ({ id: await createAccount(ctx, input) }),
  'staff.account.disable': async (ctx, { id }) => ({ endedSessions: await disableAccount(ctx, id) }),
  'staff.role.set': async (ctx, input) => ({ id: await setRole(ctx, input) }),
  'staff.factor.begin': (ctx, { password }) => beginFactor(ctx, password),
  'staff.factor.confirm': async (ctx, { code }) => ({ recoveryCodes: await confirmFactor(ctx, code) }),
  'staff.factor.remove': async (ctx, { code }) => {
    await removeFactor(ctx, code);
    return {};
  },
  'staff.setting.get': findSetting,
  'staff.setting.set': setSetting,
  'staff.action.list': showActions,
};
