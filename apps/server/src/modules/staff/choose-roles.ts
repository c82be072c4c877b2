import { fail } from '@qianpu/contract/failure';
import { ALL_SHOPS } from '@qianpu/contract/staff-scope';
import { listShops } from '#modules/shop';
import type { Staff, TxCtx } from '#platform/ctx';
import { capsOf, mayGrantCaps } from './refund-cap.rules.ts';
import { type HeldRole, listOwnRoles, lockRoles } from './role.repo.ts';
import { mayGrant, permissionsIn } from './staff.rules.ts';
import type { RoleGrant } from './staff.types.ts';

/** The roles the caller wants to give somebody, for shops of the merchant. Nobody gives what they do not hold there themselves. */
export async function chooseRoles(ctx: TxCtx<Staff>, wanted: readonly RoleGrant[]): Promise<HeldRole[]> {
  const names = [...new Set(wanted.map(({ role }) => role))];
  const roles = new Map((names.length > 0 ? await lockRoles(ctx, names) : []).map((role) => [role.name, role]));
  const cids = new Set([ALL_SHOPS, ...(await listShops(ctx)).map(({ cid }) => cid)]);
  const chosen: HeldRole[] = [];
  for (const [at, { role: name, cid }] of wanted.entries()) {
    const role = roles.get(name);
    if (!role) throw fail('BAD_INPUT', [`roles.${at}.role`]);
    if (!cids.has(cid)) throw fail('BAD_INPUT', [`roles.${at}.cid`]);
    const held = permissionsIn(ctx.actor.grants, cid);
    const caps = capsOf(await listOwnRoles(ctx, ctx.actor.staffId, cid));
    if (!role.permissions.every((permission) => mayGrant(held, permission)) || !mayGrantCaps(caps, role)) throw fail('FOREIGN_MERCHANT');
    chosen.push({ roleId: role.id, cid });
  }
  return chosen;
}
