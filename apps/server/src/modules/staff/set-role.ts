import { fail } from '@qianpu/contract/failure';
import { rows } from '@qianpu/contract/rows';
import { ALL_SHOPS } from '@qianpu/contract/staff-scope';
import type { Staff, TxCtx } from '#platform/ctx';
import { noteChange } from '#platform/note-change';
import { capsOf, mayGrantCaps } from './refund-cap.rules.ts';
import { holdRole, listOwnRoles, upsertRole } from './role.repo.ts';
import { mayGrant, opensSomething, permissionsIn } from './staff.rules.ts';

interface RoleInput {
  readonly name: string;
  readonly permissions: readonly string[];
  /** Null: no cap; left out: as it was. */
  readonly refundCapFen?: number | null | undefined;
  readonly refundDayCapFen?: number | null | undefined;
}

/** Makes or changes a role. Nobody puts into one, or takes out of one, what they do not hold themselves. */
export async function setRole(ctx: TxCtx<Staff>, input: RoleInput): Promise<string> {
  const slips = input.permissions.flatMap((permission, at) => (opensSomething(permission, rows) ? [] : [`permissions.${at}`]));
  if (slips.length > 0) throw fail('BAD_INPUT', slips);
  const { permissions = [], oneFen = null, dayFen = null } = (await holdRole(ctx, input.name)) ?? {};
  const before = { permissions, oneFen, dayFen };
  const after = {
    permissions: [...new Set(input.permissions)],
    oneFen: input.refundCapFen === undefined ? oneFen : input.refundCapFen,
    dayFen: input.refundDayCapFen === undefined ? dayFen : input.refundDayCapFen,
  };
  // Whoever holds the role, wherever: only what the caller holds everywhere can be put in or taken out.
  const held = permissionsIn(ctx.actor.grants, ALL_SHOPS);
  const touched = [...after.permissions, ...before.permissions];
  if (!touched.every((permission) => mayGrant(held, permission))) throw fail('FOREIGN_MERCHANT');
  const caps = capsOf(await listOwnRoles(ctx, ctx.actor.staffId, ALL_SHOPS));
  if (![before, after].every((role) => mayGrantCaps(caps, role))) throw fail('FOREIGN_MERCHANT');
  noteChange(ctx, { before, after });
  return upsertRole(ctx, input.name, after);
}
