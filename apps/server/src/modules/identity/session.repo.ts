import { sql } from 'kysely';
import type { Ctx, TxCtx } from '#platform/ctx';
import { type OwnDb, ownTables } from '#platform/db/own';
import { prepared } from '#platform/db/prepared';
import type { Channel, NewSession, WechatChannel, WechatPerson } from './identity.types.ts';

const db = ownTables('member');

const sessionOf = prepared('member.session_of', (tables: OwnDb<'member'>, p: { mid: string; hash: Buffer }) =>
  tables
    .selectFrom(sql<{ session_id: string; member_id: string; seen_at: Date }>`member.session_of(${p.mid}, ${p.hash})`.as('s'))
    .select(['s.session_id', 's.member_id', 's.seen_at']),
);
/** Works without a transaction: the function answers to nothing but the token's hash. */
export const findSession = async (ctx: Ctx, hash: Buffer) => (await sessionOf(db(ctx), { mid: ctx.mid, hash }))[0];

const tokenForbidden = prepared('member.is_token_barred', (tables: OwnDb<'member'>, p: { mid: string; hash: Buffer }) =>
  tables.selectNoFrom(sql<boolean>`member.is_token_barred(${p.mid}, ${p.hash})`.as('is_forbidden')),
);
/** Whether a token that opens nothing would do so if its member might log in. */
export const isTokenForbidden = async (ctx: Ctx, hash: Buffer): Promise<boolean> =>
  (await tokenForbidden(db(ctx), { mid: ctx.mid, hash }))[0]?.is_forbidden ?? false;

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
      wechat_app_id: session.wechat?.appId ?? null,
      wechat_open_id: session.wechat?.openId ?? null,
    })
    .execute();

/** How a session was opened. */
export async function findOpening(ctx: TxCtx, id: string): Promise<{ channel: Channel; wechat: WechatPerson | undefined }> {
  const row = await db(ctx)
    .selectFrom('member.session')
    .select(['channel', 'wechat_app_id as appId', 'wechat_open_id as openId'])
    .where('mid', '=', ctx.mid)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const { channel, appId, openId } = row;
  return { channel: channel as Channel, wechat: appId === null || openId === null ? undefined : { appId, openId } };
}

export const savePerson = (ctx: TxCtx, id: string, { appId, openId }: WechatPerson) =>
  db(ctx)
    .updateTable('member.session')
    .set({ wechat_app_id: appId, wechat_open_id: openId })
    .where('mid', '=', ctx.mid)
    .where('id', '=', id)
    .execute();

const personAt = prepared('member.session_person', (tables: OwnDb<'member'>, p: { mid: string; id: string }) =>
  tables
    .selectFrom('member.session as s')
    .innerJoin('member.wechat_account as a', (on) => on.onRef('a.mid', '=', 's.mid').onRef('a.app_id', '=', 's.wechat_app_id'))
    .select(['a.channel', 'a.app_id as appId', 's.wechat_open_id as openId'])
    .where('s.mid', '=', p.mid)
    .where('s.id', '=', p.id)
    .where('s.wechat_open_id', 'is not', null),
);
/** Who holds the phone, while the app they are known to is the merchant's. */
export async function findPerson(ctx: Ctx, id: string): Promise<(WechatPerson & { channel: WechatChannel }) | undefined> {
  const [row] = await personAt(db(ctx), { mid: ctx.mid, id });
  return row && { channel: row.channel as WechatChannel, appId: row.appId, openId: row.openId ?? '' };
}

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
