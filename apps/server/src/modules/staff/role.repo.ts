import type { TxCtx } from '#platform/ctx';
import { ownTables } from '#platform/db/own';

const db = ownTables('staff');

/** The role of that name, made or changed; it holds from the next call of everybody who has it. */
export async function upsertRole(ctx: TxCtx, name: string, permissions: readonly string[]): Promise<string> {
  const row = await db(ctx)
    .insertInto('staff.role')
    .values({ mid: ctx.mid, id: ctx.newId(), name, permissions: [...permissions] })
    .onConflict((on) => on.columns(['mid', 'name']).doUpdateSet({ permissions: [...permissions] }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** The roles of those names, held still until the transaction ends: nobody widens one while it is being handed out. */
export const lockRoles = (ctx: TxCtx, names: readonly string[]) =>
  db(ctx)
    .selectFrom('staff.role')
    .select(['id', 'name', 'permissions'])
    .where('mid', '=', ctx.mid)
    .where('name', 'in', names)
    .orderBy('id')
    .forUpdate()
    .execute();

/** One role of that name, held still the same way; one that nobody has made yet is made, empty, because nothing can be held still otherwise. */
export async function holdRole(ctx: TxCtx, name: string) {
  await db(ctx)
    .insertInto('staff.role')
    .values({ mid: ctx.mid, id: ctx.newId(), name, permissions: [] })
    .onConflict((on) => on.columns(['mid', 'name']).doNothing())
    .execute();
  const [role] = await lockRoles(ctx, [name]);
  return role;
}

export async function giveRoles(ctx: TxCtx, staffId: string, roleIds: readonly string[]): Promise<void> {
  if (roleIds.length === 0) return;
  await db(ctx)
    .insertInto('staff.account_role')
    .values(roleIds.map((roleId) => ({ mid: ctx.mid, staff_id: staffId, role_id: roleId })))
    .onConflict((on) => on.columns(['mid', 'staff_id', 'role_id']).doNothing())
    .execute();
}
