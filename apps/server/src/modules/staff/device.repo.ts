import type { TxCtx } from '#platform/ctx';
import { ownTables } from '#platform/db/own';
import { DEVICE_MS } from './staff.rules.ts';

const db = ownTables('staff');

/** The device of that token, if this account has signed in from it before. */
export const findDevice = (ctx: TxCtx, staffId: string, tokenHash: Buffer) =>
  db(ctx)
    .selectFrom('staff.device')
    .select('id')
    .where('mid', '=', ctx.mid)
    .where('staff_id', '=', staffId)
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', ctx.now)
    .executeTakeFirst();

/** Keeps the device known from now on; one that was known already stays the same. */
export const storeDevice = (ctx: TxCtx, staffId: string, tokenHash: Buffer) => {
  const seen = { seen_at: ctx.now, expires_at: new Date(ctx.now.getTime() + DEVICE_MS) };
  return db(ctx)
    .insertInto('staff.device')
    .values({ mid: ctx.mid, id: ctx.newId(), staff_id: staffId, token_hash: tokenHash, created_at: ctx.now, ...seen })
    .onConflict((on) => on.columns(['mid', 'token_hash']).doUpdateSet(seen))
    .execute();
};
