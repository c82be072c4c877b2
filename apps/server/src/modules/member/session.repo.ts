import { sql } from 'kysely';
import type { Ctx, TxCtx } from '#platform/ctx';
import { type OwnDb, ownTables } from '#platform/db/own';
import { prepared } from '#platform/db/prepared';
import type { NewSession } from './member.types.ts';

const db = ownTables('member');

const sessionOf = prepared('member.session_of', (tables: OwnDb<'member'>, p: { mid: string; hash: Buffer }) =>
  tables
    .selectFrom(sql<{ session_id: string; member_id: string; seen_at: Date }>`member.session_of(${p.mid}, ${p.hash})`.as('s'))
    .select(['s.session_id', 's.member_id', 's.seen_at']),
);
/** Works without a transaction: the function answers to nothing but the token's hash. */
export const findSession = async (ctx: Ctx, hash: Buffer) => (await sessionOf(db(ctx), { mid: ctx.mid, hash }))[0];

const tokenBarred = prepared('member.is_token_barred', (tables: OwnDb<'member'>, p: { mid: string; hash: Buffer }) =>
  tables.selectNoFrom(sql<boolean>`member.is_token_barred(${p.mid}, ${p.hash})`.as('is_barred')),
);
/** Whether a token that opens nothing would do so if its member were not barred. */
export const isTokenBarred = async (ctx: Ctx, hash: Buffer): Promise<boolean> =>
  (await tokenBarred(db(ctx), { mid: ctx.mid, hash }))[0]?.is_barred ?? false;

export const insertSession = (ctx: TxCtx, session: NewSession) =>
  db(ctx)
    .insertInto('member.session')
    .values({
      mid: ctx.mid,
      id: session.id,
      member_id: session.memberId,
      token_hash: session.tokenHash,
      channel: session.channel,
      created_at: ctx.now,
      seen_at: ctx.now,
      expires_at: session.expiresAt,
    })
    .execute();

export const touchSession = (ctx: TxCtx, id: string) =>
  db(ctx).updateTable('member.session').set({ seen_at: ctx.now }).where('mid', '=', ctx.mid).where('id', '=', id).execute();

export const listSessions = (ctx: Ctx, memberId: string) =>
  db(ctx)
    .selectFrom('member.session')
    .select(['id', 'channel', 'created_at', 'seen_at'])
    .where('mid', '=', ctx.mid)
    .where('member_id', '=', memberId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', ctx.now)
    .orderBy('seen_at', 'desc')
    .limit(50)
    .execute();

interface WhichSessions {
  readonly only?: string;
  readonly allBut?: string;
}

/** Ends sessions of the member: all, one, or all but one. Another member's id ends nothing. */
export async function revokeSessions(ctx: TxCtx, memberId: string, { only, allBut }: WhichSessions = {}): Promise<number> {
  const ended = await db(ctx)
    .updateTable('member.session')
    .set({ revoked_at: ctx.now })
    .where('mid', '=', ctx.mid)
    .where('member_id', '=', memberId)
    .where('revoked_at', 'is', null)
    .$if(only !== undefined, (query) => query.where('id', '=', only ?? ''))
    .$if(allBut !== undefined, (query) => query.where('id', '<>', allBut ?? ''))
    .executeTakeFirst();
  return Number(ended.numUpdatedRows);
}
