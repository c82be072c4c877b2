import type { Grant } from '@qianpu/contract/staff-scope';
import { sql } from 'kysely';
import type { Ctx, TxCtx } from '#platform/ctx';
import { type OwnDb, ownTables } from '#platform/db/own';
import { prepared } from '#platform/db/prepared';
import { IDLE_MS } from './staff.rules.ts';
import type { NewStaffSession } from './staff.types.ts';

const db = ownTables('staff');

interface FoundSession {
  session_id: string;
  staff_id: string;
  grants: Grant[];
  is_seen_long_ago: boolean;
  is_factor_missing: boolean;
}

const sessionOf = prepared('staff.session_of', (tables: OwnDb<'staff'>, p: { mid: string; hash: Buffer }) =>
  tables
    .selectFrom(sql<FoundSession>`staff.session_of(${p.mid}, ${p.hash})`.as('s'))
    .select(['s.session_id', 's.staff_id', 's.grants', 's.is_seen_long_ago', 's.is_factor_missing']),
);
/** Works without a transaction: the function answers to nothing but the token's hash. */
export const findSession = async (ctx: Ctx, hash: Buffer) => (await sessionOf(db(ctx), { mid: ctx.mid, hash }))[0];

export const insertSession = (ctx: TxCtx, session: NewStaffSession) =>
  db(ctx)
    .insertInto('staff.session')
    .values({
      mid: ctx.mid,
      id: session.id,
      staff_id: session.staffId,
      token_hash: session.tokenHash,
      created_at: ctx.now,
      seen_at: ctx.now,
      expires_at: session.expiresAt,
      address: ctx.address || null,
    })
    .execute();

export const touchSession = (ctx: TxCtx, id: string) =>
  db(ctx).updateTable('staff.session').set({ seen_at: ctx.now }).where('mid', '=', ctx.mid).where('id', '=', id).execute();

/** Those with which somebody can act, newest first. */
export const listSessions = (ctx: Ctx, staffId: string) =>
  db(ctx)
    .selectFrom('staff.session')
    .select(['id', 'created_at', 'seen_at', 'expires_at', 'address'])
    .where('mid', '=', ctx.mid)
    .where('staff_id', '=', staffId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', ctx.now)
    .where('seen_at', '>', new Date(ctx.now.getTime() - IDLE_MS))
    .orderBy('id', 'desc')
    .limit(100)
    .execute();

/** Ends sessions of an account: one, all but one, or all. */
export async function revokeSessions(ctx: TxCtx, staffId: string, id?: string, but?: string): Promise<number> {
  const ended = await db(ctx)
    .updateTable('staff.session')
    .set({ revoked_at: ctx.now })
    .where('mid', '=', ctx.mid)
    .where('staff_id', '=', staffId)
    .where('revoked_at', 'is', null)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .$if(but !== undefined, (query) => query.where('id', '<>', but ?? ''))
    .executeTakeFirst();
  return Number(ended.numUpdatedRows);
}
