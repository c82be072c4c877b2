import { fail } from '@qianpu/contract/failure';
import { rows } from '@qianpu/contract/rows';
import type { Staff, TxCtx } from '#platform/ctx';
import { holdRole, upsertRole } from './role.repo.ts';
import { mayGrant, opensSomething } from './staff.rules.ts';

/** Makes or changes a role. Nobody puts into one, or takes out of one, what they do not hold themselves. */
export async function setRole(ctx: TxCtx<Staff>, wish: { name: string; permissions: readonly string[] }): Promise<string> {
  const slips = wish.permissions.flatMap((permission, at) => (opensSomething(permission, rows) ? [] : [`permissions.${at}`]));
  if (slips.length > 0) throw fail('BAD_INPUT', slips);
  const before = await holdRole(ctx, wish.name);
  const touched = [...wish.permissions, ...(before?.permissions ?? [])];
  if (!touched.every((permission) => mayGrant(ctx.actor.permissions, permission))) throw fail('FOREIGN_MERCHANT');
  return upsertRole(ctx, wish.name, [...new Set(wish.permissions)]);
}
