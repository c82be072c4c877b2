import { fail } from '@qianpu/contract/failure';
import { rows } from '@qianpu/contract/rows';
import type { ModuleHandlers } from '#platform/http/handler.types';
import { acceptInvitation, showInvitation } from './accept-invitation.ts';
import { findAccount, updateNick } from './account.repo.ts';
import { beginFactor } from './begin-factor.ts';
import { changePassword, setPassword } from './change-password.ts';
import { confirmFactor } from './confirm-factor.ts';
import { createAccount } from './create-account.ts';
import { disableAccount, enableAccount, endSessionsOf } from './disable-account.ts';
import { hasFactor } from './factor.repo.ts';
import { revokeInvitations } from './invitation.repo.ts';
import { createInvitation, showInvitations } from './invite.ts';
import { logIn } from './log-in.ts';
import { removeFactor } from './remove-factor.ts';
import { listRoles } from './role.repo.ts';
import { revokeSessions } from './session.repo.ts';
import { setRole } from './set-role.ts';
import { removeRole, setRoles } from './set-roles.ts';
import { setSetting } from './set-setting.ts';
import { findSetting } from './setting.repo.ts';
import { showAccounts, showSessions } from './show-accounts.ts';
import { exportActions, showActions } from './show-actions.ts';
import { permissionGroups } from './staff.rules.ts';
import type { Login } from './staff.types.ts';

const viewLogin = ({ expiresAt, ...login }: Login) => ({ ...login, expiresAt: expiresAt.getTime() });

export const staffHandlers: ModuleHandlers<'staff'> = {
  'staff.account.login': async (ctx, input) => viewLogin(await logIn(ctx, input)),
  'staff.session.logout': async (ctx) => ({ ended: (await revokeSessions(ctx, ctx.actor.staffId, ctx.actor.sessionId)) > 0 }),
  'staff.account.me': async (ctx) => {
    const account = await findAccount(ctx, ctx.actor.staffId);
    if (!account) throw fail('NOT_FOUND');
    const { grants, isFactorMissing } = ctx.actor;
    return {
      id: account.id,
      name: account.name,
      nick: account.nick,
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
  'staff.action.export': exportActions,
  'staff.account.list': showAccounts,
  'staff.account.setRoles': async (ctx, input) => ({ roles: await setRoles(ctx, input) }),
  'staff.account.enable': async (ctx, { id }) => {
    await enableAccount(ctx, id);
    return {};
  },
  'staff.account.setPassword': async (ctx, input) => ({ endedSessions: await setPassword(ctx, input) }),
  'staff.account.changePassword': async (ctx, input) => ({ endedSessions: await changePassword(ctx, input) }),
  'staff.account.setNick': async (ctx, { nick }) => {
    await updateNick(ctx, ctx.actor.staffId, nick);
    return {};
  },
  'staff.account.sessionList': (ctx, { id }) => showSessions(ctx, id),
  'staff.account.endSessions': async (ctx, { id, sessionId }) => ({ endedSessions: await endSessionsOf(ctx, id, sessionId) }),
  'staff.session.list': (ctx) => showSessions(ctx, ctx.actor.staffId),
  'staff.session.end': async (ctx, { id }) => {
    if ((await revokeSessions(ctx, ctx.actor.staffId, id)) === 0) throw fail('NOT_FOUND');
    return {};
  },
  'staff.role.list': async (ctx) =>
    (await listRoles(ctx)).map(({ oneFen, dayFen, ...role }) => ({ ...role, refundCapFen: oneFen, refundDayCapFen: dayFen })),
  'staff.role.remove': async (ctx, { id }) => {
    await removeRole(ctx, id);
    return {};
  },
  'staff.permission.list': async () => permissionGroups(rows),
  'staff.invitation.create': async (ctx, input) => {
    const { expiresAt, ...invited } = await createInvitation(ctx, input);
    return { ...invited, expiresAt: expiresAt.getTime() };
  },
  'staff.invitation.list': showInvitations,
  'staff.invitation.revoke': async (ctx, { id }) => {
    if ((await revokeInvitations(ctx, { id })) === 0) throw fail('NOT_FOUND');
    return {};
  },
  'staff.invitation.find': (ctx, { token }) => showInvitation(ctx, token),
  'staff.invitation.accept': async (ctx, input) => viewLogin(await acceptInvitation(ctx, input)),
};
