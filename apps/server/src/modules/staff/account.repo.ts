import type { Ctx, TxCtx } from '#platform/ctx';
import { ownTables } from '#platform/db/own';
import type { NewAccount } from './staff.types.ts';

const db = ownTables('staff');

export const findAccount = (ctx: Ctx, id: string) =>
  db(ctx)
    .selectFrom('staff.account')
    .select(['id', 'name', 'password_hash'])
    .where('mid', '=', ctx.mid)
    .where('id', '=', id)
    .executeTakeFirst();

/** Undefined when nobody has the name, or the account is disabled. */
export const findOpenAccount = (ctx: Ctx, name: string) =>
  db(ctx)
    .selectFrom('staff.account')
    .select(['id', 'password_hash'])
    .where('mid', '=', ctx.mid)
    .where('name', '=', name)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();

/** Holds an account still until the transaction ends; false when it was disabled, or its password changed, meanwhile. */
export async function lockAccount(ctx: TxCtx, id: string, passwordHash: string): Promise<boolean> {
  const held = await db(ctx)
    .selectFrom('staff.account')
    .select('id')
    .where('mid', '=', ctx.mid)
    .where('id', '=', id)
    .where('password_hash', '=', passwordHash)
    .where('disabled_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return held !== undefined;
}

/** False when the name is taken. */
export async function insertAccount(ctx: TxCtx, { id, name, passwordHash }: NewAccount): Promise<boolean> {
  const made = await db(ctx)
    .insertInto('staff.account')
    .values({ mid: ctx.mid, id, name, password_hash: passwordHash, created_at: ctx.now })
    .onConflict((on) => on.columns(['mid', 'name']).doNothing())
    .executeTakeFirst();
  return (made.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Makes the account, or gives it a new password and opens it again. */
export const upsertAccount = async (ctx: TxCtx, { id, name, passwordHash }: NewAccount): Promise<string> => {
  const renewed = { password_hash: passwordHash, failed_tries: 0, locked_until: null, disabled_at: null };
  const row = await db(ctx)
    .insertInto('staff.account')
    .values({ mid: ctx.mid, id, name, created_at: ctx.now, ...renewed })
    .onConflict((on) => on.columns(['mid', 'name']).doUpdateSet(renewed))
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
};

/** Those of the accounts that are not disabled, held still until the transaction ends. */
export async function lockOpenAccounts(ctx: TxCtx, ids: readonly string[]): Promise<string[]> {
  const open = await db(ctx)
    .selectFrom('staff.account')
    .select('id')
    .where('mid', '=', ctx.mid)
    .where('id', 'in', ids)
    .where('disabled_at', 'is', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return open.map(({ id }) => id);
}

export const markDisabled = (ctx: TxCtx, id: string) =>
  db(ctx).updateTable('staff.account').set({ disabled_at: ctx.now }).where('mid', '=', ctx.mid).where('id', '=', id).execute();
