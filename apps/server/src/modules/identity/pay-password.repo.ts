import { sql } from 'kysely';
import type { Ctx, TxCtx } from '#platform/ctx';
import { ownTables } from '#platform/db/own';
import { FIRST_LOCK, PAY_PASSWORD_TRIES, SECOND_LOCK } from './pay-password.rules.ts';

const db = ownTables('member');

const noProof = { proof_hash: null, proof_session_id: null, proof_until: null };

/**
 * Spends a try and shows what the password must be; undefined when there is none or it is locked. The fifth try locks as it is spent and
 * only a right password takes the lock back, so a crowd gets five tries and not one more.
 */
export const spendTry = (ctx: TxCtx, memberId: string) => {
  const isLast = sql`locked_until is null and failed_tries + 1 >= ${PAY_PASSWORD_TRIES}::int`;
  const lock = sql`case when locked_at > ${ctx.now}::timestamptz - interval '1 day' then ${SECOND_LOCK} else ${FIRST_LOCK} end::interval`;
  return db(ctx)
    .updateTable('member.pay_password')
    .set({
      failed_tries: sql`case when locked_until is null then failed_tries + 1 else 1 end`,
      locked_at: sql`case when ${isLast} then ${ctx.now}::timestamptz else locked_at end`,
      locked_until: sql`case when ${isLast} then ${ctx.now}::timestamptz + ${lock} end`,
    })
    .where('mid', '=', ctx.mid)
    .where('member_id', '=', memberId)
    .where((is) => is.or([is('locked_until', 'is', null), is('locked_until', '<=', ctx.now)]))
    .returning(['password_hash', 'failed_tries', 'locked_until'])
    .executeTakeFirst();
};

export const findLock = (ctx: Ctx, memberId: string) =>
  db(ctx)
    .selectFrom('member.pay_password')
    .select('locked_until')
    .where('mid', '=', ctx.mid)
    .where('member_id', '=', memberId)
    .executeTakeFirst();

/** After a right password: the tries are given back and locks forgotten. False when it was changed meanwhile. */
export async function forgiveTries(ctx: TxCtx, memberId: string, passwordHash: string): Promise<boolean> {
  const forgiven = await db(ctx)
    .updateTable('member.pay_password')
    .set({ failed_tries: 0, locked_at: null, locked_until: null })
    .where('mid', '=', ctx.mid)
    .where('member_id', '=', memberId)
    .where('password_hash', '=', passwordHash)
    .executeTakeFirst();
  return forgiven.numUpdatedRows > 0n;
}

interface PayProof {
  readonly memberId: string;
  readonly sessionId: string;
  readonly hash: string;
}

/** A newer proof takes the place of the one before it. */
export const savePayProof = (ctx: TxCtx, { memberId, sessionId, hash, until }: PayProof & { readonly until: Date }) =>
  db(ctx)
    .updateTable('member.pay_password')
    .set({ proof_hash: hash, proof_session_id: sessionId, proof_until: until })
    .where('mid', '=', ctx.mid)
    .where('member_id', '=', memberId)
    .execute();

export async function takePayProof(ctx: TxCtx, { memberId, sessionId, hash }: PayProof): Promise<boolean> {
  const { numUpdatedRows } = await db(ctx)
    .updateTable('member.pay_password')
    .set(noProof)
    .where('mid', '=', ctx.mid)
    .where('member_id', '=', memberId)
    .where('proof_hash', '=', hash)
    .where('proof_session_id', '=', sessionId)
    .where('proof_until', '>', ctx.now)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export const hasPayPassword = async (ctx: Ctx, memberId: string): Promise<boolean> => (await findLock(ctx, memberId)) !== undefined;

/** The first password or a new one; either starts without tries, a lock or a proof of the old one. */
export async function savePayPassword(ctx: TxCtx, memberId: string, passwordHash: string): Promise<void> {
  const fresh = { password_hash: passwordHash, failed_tries: 0, locked_at: null, locked_until: null, ...noProof };
  await db(ctx)
    .insertInto('member.pay_password')
    .values({ mid: ctx.mid, member_id: memberId, ...fresh })
    .onConflict((on) => on.columns(['mid', 'member_id']).doUpdateSet(fresh))
    .execute();
}
