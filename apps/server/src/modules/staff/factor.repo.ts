import type { Ctx, TxCtx } from '#platform/ctx';
import { ownTables } from '#platform/db/own';

const db = ownTables('staff');

export const findFactor = (ctx: Ctx, staffId: string) =>
  db(ctx)
    .selectFrom('staff.factor')
    .select(['sealed_secret', 'confirmed_at'])
    .where('mid', '=', ctx.mid)
    .where('staff_id', '=', staffId)
    .executeTakeFirst();

export const hasFactor = async (ctx: Ctx, staffId: string): Promise<boolean> =>
  ((await findFactor(ctx, staffId))?.confirmed_at ?? null) !== null;

/** A new secret instead of one that nobody confirmed; false where a factor is in force. */
export async function putSecret(ctx: TxCtx, staffId: string, sealedSecret: Buffer): Promise<boolean> {
  const put = await db(ctx)
    .insertInto('staff.factor')
    .values({ mid: ctx.mid, staff_id: staffId, sealed_secret: sealedSecret, created_at: ctx.now })
    .onConflict((on) =>
      on
        .columns(['mid', 'staff_id'])
        .doUpdateSet({ sealed_secret: sealedSecret, created_at: ctx.now })
        .where('staff.factor.confirmed_at', 'is', null),
    )
    .returning('staff_id')
    .executeTakeFirst();
  return put !== undefined;
}

/** Puts the factor in force; of all who confirm it at once one does. The secret is the one whose code was seen. */
export async function confirmSecret(ctx: TxCtx, staffId: string, sealedSecret: Buffer, step: number): Promise<boolean> {
  const confirmed = await db(ctx)
    .updateTable('staff.factor')
    .set({ confirmed_at: ctx.now, last_step: step })
    .where('mid', '=', ctx.mid)
    .where('staff_id', '=', staffId)
    .where('confirmed_at', 'is', null)
    .where('sealed_secret', '=', sealedSecret)
    .returning('staff_id')
    .executeTakeFirst();
  return confirmed !== undefined;
}

/** Uses up a step: whoever comes with its code again, or with an older one, is too late. */
export async function takeStep(ctx: TxCtx, staffId: string, step: number): Promise<boolean> {
  const taken = await db(ctx)
    .updateTable('staff.factor')
    .set({ last_step: step })
    .where('mid', '=', ctx.mid)
    .where('staff_id', '=', staffId)
    .where('confirmed_at', 'is not', null)
    .where('last_step', '<', String(step))
    .returning('staff_id')
    .executeTakeFirst();
  return taken !== undefined;
}

export const insertRecoveryCodes = (ctx: TxCtx, staffId: string, hashes: readonly Buffer[]) =>
  db(ctx)
    .insertInto('staff.recovery_code')
    .values(hashes.map((hash) => ({ mid: ctx.mid, staff_id: staffId, code_hash: hash })))
    .execute();

/** Each is good once. */
export async function takeRecoveryCode(ctx: TxCtx, staffId: string, hash: Buffer): Promise<boolean> {
  const taken = await db(ctx)
    .updateTable('staff.recovery_code')
    .set({ used_at: ctx.now })
    .where('mid', '=', ctx.mid)
    .where('staff_id', '=', staffId)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .returning('staff_id')
    .executeTakeFirst();
  return taken !== undefined;
}

/** With its recovery codes; false when there was none. */
export async function deleteFactor(ctx: TxCtx, staffId: string): Promise<boolean> {
  const gone = await db(ctx).deleteFrom('staff.factor').where('mid', '=', ctx.mid).where('staff_id', '=', staffId).executeTakeFirst();
  return gone.numDeletedRows > 0n;
}
