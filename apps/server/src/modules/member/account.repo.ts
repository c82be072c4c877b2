import { sql } from 'kysely';
import type { Ctx, TxCtx } from '#platform/ctx';
import { ownTables } from '#platform/db/own';
import type { AccountRow } from './member.types.ts';

const db = ownTables('member');
export const accountColumns = ['id', 'phone', 'nick_name', 'head_icon', 'level'] as const;
export const standingColumns = ['barred_at', 'login_forbidden_at'] as const;

export const findAccount = (ctx: Ctx, id: string): Promise<AccountRow | undefined> =>
  db(ctx).selectFrom('member.account').select(accountColumns).where('mid', '=', ctx.mid).where('id', '=', id).executeTakeFirst();

/**
 * The phone's account, made at its first login. Two first logins at once make one account. It stays as it is until the transaction ends:
 * a bar that comes meanwhile waits, and ends the new session too.
 */
export async function ensureAccount(ctx: TxCtx, phone: string, nickName: string) {
  await db(ctx)
    .insertInto('member.account')
    .values({ mid: ctx.mid, id: ctx.newId(), phone, nick_name: nickName, created_at: ctx.now })
    .onConflict((on) => on.columns(['mid', 'phone']).doNothing())
    .execute();
  return db(ctx)
    .selectFrom('member.account')
    .select([...accountColumns, ...standingColumns])
    .where('mid', '=', ctx.mid)
    .where('phone', '=', phone)
    .forShare()
    .executeTakeFirstOrThrow();
}

/** Whoever needs the member's things to stay as they are until the transaction ends queues here. */
export const lockAccount = (ctx: TxCtx, id: string) =>
  db(ctx)
    .selectFrom('member.account')
    .select('id')
    .where('mid', '=', ctx.mid)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();

export async function isBarred(ctx: Ctx, id: string): Promise<boolean> {
  const account = await db(ctx)
    .selectFrom('member.account')
    .select('barred_at')
    .where('mid', '=', ctx.mid)
    .where('id', '=', id)
    .executeTakeFirst();
  return account?.barred_at != null;
}

/** Bars or readmits a member; false when there is no such member. Barred again, a member is barred since the first time. */
export async function setBarred(ctx: TxCtx, id: string, isBarred: boolean): Promise<boolean> {
  const changed = await db(ctx)
    .updateTable('member.account')
    .set({ barred_at: isBarred ? sql`coalesce(barred_at, ${ctx.now})` : null })
    .where('mid', '=', ctx.mid)
    .where('id', '=', id)
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}
