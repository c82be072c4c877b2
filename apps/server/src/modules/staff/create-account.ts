import { fail } from '@qianpu/contract/failure';
import { type Ctx, inTx, type Staff } from '#platform/ctx';
import { hashPassword } from '#platform/secrets/password';
import { insertAccount } from './account.repo.ts';
import { insertAction } from './action.repo.ts';
import { chooseRoles } from './choose-roles.ts';
import { giveRoles } from './role.repo.ts';
import type { RoleGrant } from './staff.types.ts';

interface AccountInput {
  readonly name: string;
  readonly nick: string;
  readonly password: string;
  readonly roles: readonly RoleGrant[];
}

/** A new account with roles that exist and hold nothing its maker does not hold in the same shops. */
export async function createAccount(ctx: Ctx<Staff>, input: AccountInput): Promise<string> {
  const passwordHash = await hashPassword(input.password);
  return inTx(ctx, async (ctx) => {
    const roles = await chooseRoles(ctx, input.roles);
    const id = ctx.newId();
    if (!(await insertAccount(ctx, { id, name: input.name, nick: input.nick, passwordHash }))) throw fail('BAD_INPUT', ['name']);
    await giveRoles(ctx, id, roles);
    await insertAction(ctx, { staffId: ctx.actor.staffId, call: 'staff.account.create', outcome: 'done', subjectId: id });
    return id;
  });
}
