import { rows } from '@qianpu/contract/rows';
import { ALL_SHOPS } from '@qianpu/contract/staff-scope';
import { type Ctx, inTx } from '#platform/ctx';
import { hashPassword } from '#platform/secrets/password';
import { insertAccount, upsertAccount } from './account.repo.ts';
import { giveRoles, upsertRole } from './role.repo.ts';
import { revokeSessions } from './session.repo.ts';
import { forgetTriesAtName } from './sign-in-try.repo.ts';
import { allPermissions } from './staff.rules.ts';

export const OWNER_ROLE = 'owner';

/** A merchant's first account, which may do everything; or a new password for it, which ends its sessions. */
export async function ensureOwner(ctx: Ctx, { name, password }: { name: string; password: string }): Promise<string> {
  const passwordHash = await hashPassword(password);
  return inTx(ctx, async (ctx) => {
    const staffId = await upsertAccount(ctx, { id: ctx.newId(), name, passwordHash });
    const roleId = await upsertRole(ctx, OWNER_ROLE, { permissions: allPermissions(rows), oneFen: null, dayFen: null });
    await giveRoles(ctx, staffId, [{ roleId, cid: ALL_SHOPS }]);
    await revokeSessions(ctx, staffId);
    await forgetTriesAtName(ctx, name);
    return staffId;
  });
}

interface Person {
  readonly name: string;
  readonly nick: string;
  readonly password: string;
  readonly role: string;
  /** Null: everything. */
  readonly permissions: readonly string[] | null;
  readonly cid: string;
}

/** For seeds: an account with one role. Who is there already stays as they are. */
export async function ensurePerson(ctx: Ctx, { name, nick, password, role, permissions, cid }: Person): Promise<void> {
  const passwordHash = await hashPassword(password);
  await inTx(ctx, async (ctx) => {
    const id = ctx.newId();
    if (!(await insertAccount(ctx, { id, name, nick, passwordHash }))) return;
    const roleId = await upsertRole(ctx, role, { permissions: permissions ?? allPermissions(rows), oneFen: null, dayFen: null });
    await giveRoles(ctx, id, [{ roleId, cid }]);
  });
}
