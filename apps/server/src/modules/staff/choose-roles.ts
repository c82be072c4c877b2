import { fail } from '@qianpu/contract/failure';
import { ALL_SHOPS } from '@qianpu/contract/staff-scope';
import { listShops } from '#modules/shop';
import type { Staff, TxCtx } from '#platform/ctx';
import { capsOf, mayGrantCaps, type RefundCaps } from './refund-cap.rules.ts';
import { type HeldRole, listHeldRoles, listOwnRoles, lockRoles } from './role.repo.ts';
import { mayGrant, permissionsIn } from './staff.rules.ts';
import type { RoleGrant } from './staff.types.ts';

interface RoleTerms extends RefundCaps {
  readonly permissions: readonly string[];
}

/** Nobody gives or takes what they do not hold there themselves. */
async function requireGrantable(ctx: TxCtx<Staff>, role: RoleTerms, cid: string): Promise<void> {
  const held = permissionsIn(ctx.actor.grants, cid);
  const caps = capsOf(await listOwnRoles(ctx, ctx.actor.staffId, cid));
  if (!role.permissions.every((permission) => mayGrant(held, permission)) || !mayGrantCaps(caps, role)) throw fail('FOREIGN_MERCHANT');
}

const lockNamed = async (ctx: TxCtx, wanted: readonly RoleGrant[]) => {
  const names = [...new Set(wanted.map(({ role }) => role))];
  return new Map((names.length > 0 ? await lockRoles(ctx, names) : []).map((role) => [role.name, role]));
};

/** The roles the caller wants somebody to have, for shops of the merchant; what they have already, nobody needs to be able to give. */
export async function chooseRoles(ctx: TxCtx<Staff>, wanted: readonly RoleGrant[], had: readonly RoleGrant[] = []): Promise<HeldRole[]> {
  const roles = await lockNamed(ctx, wanted);
  const cids = new Set([ALL_SHOPS, ...(await listShops(ctx)).map(({ cid }) => cid)]);
  const chosen: HeldRole[] = [];
  for (const [at, { role: name, cid }] of wanted.entries()) {
    const role = roles.get(name);
    if (!role) throw fail('BAD_INPUT', [`roles.${at}.role`]);
    if (!cids.has(cid)) throw fail('BAD_INPUT', [`roles.${at}.cid`]);
    if (!had.some((one) => one.role === name && one.cid === cid)) await requireGrantable(ctx, role, cid);
    chosen.push({ roleId: role.id, cid });
  }
  return chosen;
}

/** Refuses unless the caller could give each of these roles: then they may take them away, too. */
export async function requireGrantableRoles(ctx: TxCtx<Staff>, held: readonly RoleGrant[]): Promise<void> {
  const roles = await lockNamed(ctx, held);
  for (const { role: name, cid } of held) {
    const role = roles.get(name);
    if (role) await requireGrantable(ctx, role, cid);
  }
}

/** Nobody takes over an account that may do more than their own. */
export const requireManageable = async (ctx: TxCtx<Staff>, staffId: string): Promise<void> =>
  requireGrantableRoles(ctx, (await listHeldRoles(ctx, [staffId])).get(staffId) ?? []);
