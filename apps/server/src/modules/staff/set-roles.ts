import { fail } from '@qianpu/contract/failure';
import { ALL_SHOPS, scopeOf } from '@qianpu/contract/staff-scope';
import type { Staff, TxCtx } from '#platform/ctx';
import { noteChange } from '#platform/note-change';
import { holdAccount, lockOpenAccounts } from './account.repo.ts';
import { chooseRoles, requireGrantableRoles } from './choose-roles.ts';
import {
  deleteRole,
  giveRoles,
  type HeldRole,
  listGrants,
  listHeldRoles,
  listRoles,
  lockRole,
  type NamedRole,
  takeRoles,
} from './role.repo.ts';
import type { RoleGrant } from './staff.types.ts';

const isAmong = (list: readonly HeldRole[], one: HeldRole) => list.some(({ roleId, cid }) => roleId === one.roleId && cid === one.cid);

/** All roles of somebody else. What changes, to or fro, the caller must be able to give. */
export async function setRoles(ctx: TxCtx<Staff>, { id, roles }: { id: string; roles: readonly RoleGrant[] }): Promise<NamedRole[]> {
  const asked = await withRolesNow(ctx, id);
  if (!(await holdAccount(ctx, id))) throw fail('NOT_FOUND');
  const before = (await listHeldRoles(ctx, [id])).get(id) ?? [];
  const wanted = await chooseRoles(asked, roles, before);
  const taken = before.filter((one) => !isAmong(wanted, one));
  await requireGrantableRoles(asked, taken);
  await takeRoles(ctx, id, taken);
  await giveRoles(
    ctx,
    id,
    wanted.filter((one) => !isAmong(before, one)),
  );
  const after = (await listHeldRoles(ctx, [id])).get(id) ?? [];
  noteChange(ctx, { before: { roles: before }, after: { roles: after } });
  return after;
}

/** Of two who take each other's roles at the same moment one finds their own gone: somebody must stay who can give them. */
async function withRolesNow(ctx: TxCtx<Staff>, id: string): Promise<TxCtx<Staff>> {
  const { staffId } = ctx.actor;
  if (id === staffId) throw fail('BAD_INPUT', ['id']);
  if (!(await lockOpenAccounts(ctx, [staffId, id])).includes(staffId)) throw fail('LOGIN_INVALID');
  const grants = await listGrants(ctx, staffId);
  if (scopeOf(grants, 'staff.account.setRoles') !== 'ALL') throw fail('FOREIGN_MERCHANT');
  return { ...ctx, actor: { ...ctx.actor, grants } };
}

/** Only a role nobody holds, nor is invited to. */
export async function removeRole(ctx: TxCtx<Staff>, id: string): Promise<void> {
  const role = await lockRole(ctx, id);
  if (!role) throw fail('NOT_FOUND');
  const holders = (await listRoles(ctx)).find((one) => one.id === id)?.holders ?? 0;
  if (holders > 0) throw fail('ROLE_IN_USE', { holders });
  await requireGrantableRoles(ctx, [{ role: role.name, cid: ALL_SHOPS }]);
  noteChange(ctx, { before: { name: role.name, permissions: role.permissions }, after: {} });
  await deleteRole(ctx, id);
}
