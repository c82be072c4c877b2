import { sql } from 'kysely';
import type { Ctx, TxCtx } from '#platform/ctx';
import { ownTables } from '#platform/db/own';
import { LOCK_MS, PASSWORD_TRIES } from './staff.rules.ts';
import type { NewAccount } from './staff.types.ts';

const db = ownTables('staff');

export const findAccount = (ctx: Ctx, id: string) =>
  db(ctx).selectFrom('staff.account').select(['id', 'name']).where('mid', '=', ctx.mid).where('id', '=', id).executeTakeFirst();

/**
 * Spends a try and shows what the password must be; undefined when the name is unknown, disabled or locked. The fifth try
 * locks as it is spent and only a right password takes the lock back, so a crowd gets five tries and not one more.
 */
export const spendTry = (ctx: TxCtx, name: string) =>
  db(ctx)
    .updateTable('staff.account')
    .set({
      failed_tries: sql`case when locked_until is null then failed_tries + 1 else 1 end`,
      locked_until: sql`case when locked_until is null and failed_tries + 1 >= ${PASSWORD_TRIES}::int
        then ${new Date(ctx.now.getTime() + LOCK_MS)}::timestamptz end`,
    })
    .where('mid', '=', ctx.mid)
    .where('name', '=', name)
    .where('disabled_at', 'is', null)
    .where((is) => is.or([is('locked_until', 'is', null), is('locked_until', '<=', ctx.now)]))
    .returning(['id', 'password_hash'])
    .executeTakeFirst();

/** Gives the tries back after a right password; false when the account was disabled, or its password changed, meanwhile. */
export async function forgiveTries(ctx: TxCtx, id: string, passwordHash: string): Promise<boolean> {
  const forgiven = await db(ctx)
    .updateTable('staff.account')
    .set({ failed_tries: 0, locked_until: null })
    .where('mid', '=', ctx.mid)
    .where('id', '=', id)
    .where('password_hash', '=', passwordHash)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
  return forgiven.numUpdatedRows > 0n;
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
