import { fail } from '@qianpu/contract/failure';
import { type Ctx, inTx, type Staff } from '#platform/ctx';
import { hashPassword } from '#platform/secrets/password';
import { insertAccount } from './account.repo.ts';
import { insertAction } from './action.repo.ts';
import { capsOf, mayGrantCaps } from './refund-cap.rules.ts';
import { giveRoles, listOwnRoles, lockRoles } from './role.repo.ts';
import { mayGrant } from './staff.rules.ts';

/** A new account with roles that exist and hold nothing its maker does not hold. */
export async function createAccount(ctx: Ctx<Staff>, input: { name: string; password: string; roles: readonly string[] }): Promise<string> {
  const passwordHash = await hashPassword(input.password);
  const names = [...new Set(input.roles)];
  return inTx(ctx, async (ctx) => {
    const roles = names.length > 0 ? await lockRoles(ctx, names) : [];
    if (roles.length < names.length) throw fail('BAD_INPUT', ['roles']);
    const { staffId, permissions } = ctx.actor;
    if (!roles.every((role) => role.permissions.every((wanted) => mayGrant(permissions, wanted)))) throw fail('FOREIGN_MERCHANT');
    const held = capsOf(await listOwnRoles(ctx, staffId));
    if (!roles.every((role) => mayGrantCaps(held, role))) throw fail('FOREIGN_MERCHANT');
    const id = ctx.newId();
    if (!(await insertAccount(ctx, { id, name: input.name, passwordHash }))) throw fail('BAD_INPUT', ['name']);
    await giveRoles(
      ctx,
      id,
      roles.map((role) => role.id),
    );
    await insertAction(ctx, { staffId, call: 'staff.account.create', outcome: 'done', subjectId: id });
    return id;
  });
}
