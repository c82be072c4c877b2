import { sql } from 'kysely';
import type { Ctx, TxCtx } from '#platform/ctx';
import { ownTables } from '#platform/db/own';
import type { AccountDetail, ProfileChange } from './member.types.ts';

const db = ownTables('member');
/** PostgreSQL's word for a second row of a key. */
const UNIQUE_VIOLATION = '23505';

export const accountColumns = ['id', 'phone', 'nick_name', 'head_icon', 'level'] as const;
export const standingColumns = ['barred_at', 'login_forbidden_at'] as const;

export const findAccount = (ctx: Ctx, id: string): Promise<AccountDetail | undefined> =>
  db(ctx)
    .selectFrom('member.account as a')
    .leftJoin('member.pay_password as p', (on) => on.onRef('p.mid', '=', 'a.mid').onRef('p.member_id', '=', 'a.id'))
    .select([...accountColumns, 'gender'])
    .select([sql<string | null>`to_char(birthday, 'YYYY-MM-DD')`.as('birthday'), sql<boolean>`p.mid is not null`.as('has_pay_password')])
    .where('a.mid', '=', ctx.mid)
    .where('a.id', '=', id)
    .executeTakeFirst();

/** How a member shows among others; null: no picture of their own. */
export async function findMemberCard(ctx: Ctx, id: string): Promise<{ nickName: string; headIcon: string | null }> {
  const { nick_name, head_icon } = await db(ctx)
    .selectFrom('member.account')
    .select(['nick_name', 'head_icon'])
    .where('mid', '=', ctx.mid)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { nickName: nick_name, headIcon: head_icon || null };
}

/**
 * The phone's account, made at its first login; two first logins at once make one account. The update changes nothing and holds the
 * row until the transaction ends: a bar that comes meanwhile waits and ends the new session too, and a phone that is just being
 * given up is looked for anew.
 */
export const ensureAccount = (ctx: TxCtx, phone: string, nickName: string) =>
  db(ctx)
    .insertInto('member.account')
    .values({ mid: ctx.mid, id: ctx.newId(), phone, nick_name: nickName, created_at: ctx.now })
    .onConflict((on) => on.columns(['mid', 'phone']).doUpdateSet({ phone }))
    .returning([...accountColumns, ...standingColumns])
    .executeTakeFirstOrThrow();

/** Whoever needs the member's things to stay as they are until the transaction ends queues here. */
export const lockAccount = (ctx: TxCtx, id: string) =>
  db(ctx)
    .selectFrom('member.account')
    .select(['id', 'phone'])
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

/** At least one of them must be said. */
export const updateProfile = (ctx: TxCtx, id: string, change: ProfileChange) =>
  db(ctx)
    .updateTable('member.account')
    .set({ nick_name: change.nickName, head_icon: change.headIcon, birthday: change.birthday, gender: change.gender })
    .where('mid', '=', ctx.mid)
    .where('id', '=', id)
    .execute();

/** False when the phone is another account's. */
export async function updatePhone(ctx: TxCtx, id: string, phone: string): Promise<boolean> {
  try {
    await db(ctx).updateTable('member.account').set({ phone }).where('mid', '=', ctx.mid).where('id', '=', id).execute();
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION) return false;
    throw error;
  }
}
