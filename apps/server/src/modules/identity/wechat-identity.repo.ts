import { sql } from 'kysely';
import type { Ctx, TxCtx } from '#platform/ctx';
import { ownTables } from '#platform/db/own';
import type { WechatChannel, WechatIdentity, WechatPerson } from './identity.types.ts';

const db = ownTables('member');

interface NewIdentity extends WechatPerson {
  readonly channel: WechatChannel;
  readonly unionId: string | null;
}

/** Who signs in with the same name of the platform's queues here until the transaction ends: a new person becomes one member. */
export const holdPerson = (ctx: TxCtx, name: string) =>
  db(ctx)
    .selectNoFrom(sql`pg_advisory_xact_lock(hashtext('member.wechat'), hashtext(${`${ctx.mid}/${name}`}))`.as('held'))
    .execute();

/** Whose identity this is. */
export const findIdentity = (ctx: TxCtx, { appId, openId }: WechatPerson) =>
  db(ctx)
    .selectFrom('member.wechat_identity')
    .select(['member_id', 'union_id'])
    .where('mid', '=', ctx.mid)
    .where('app_id', '=', appId)
    .where('open_id', '=', openId)
    .executeTakeFirst();

/** The member whom the merchant's other app knows as the same person; of several the first. */
export const findByUnionId = (ctx: TxCtx, unionId: string) =>
  db(ctx)
    .selectFrom('member.wechat_identity')
    .select('member_id')
    .where('mid', '=', ctx.mid)
    .where('union_id', '=', unionId)
    .orderBy('created_at')
    .orderBy('member_id')
    .limit(1)
    .executeTakeFirst();

export const insertIdentity = (ctx: TxCtx, memberId: string, { appId, openId, channel, unionId }: NewIdentity) =>
  db(ctx)
    .insertInto('member.wechat_identity')
    .values({ mid: ctx.mid, app_id: appId, open_id: openId, channel, member_id: memberId, union_id: unionId, created_at: ctx.now })
    .execute();

/** The platform tells it once the merchant's apps have one owner there. */
export const saveUnionId = (ctx: TxCtx, { appId, openId }: WechatPerson, unionId: string) =>
  db(ctx)
    .updateTable('member.wechat_identity')
    .set({ union_id: unionId })
    .where('mid', '=', ctx.mid)
    .where('app_id', '=', appId)
    .where('open_id', '=', openId)
    .execute();

export const moveIdentities = (ctx: TxCtx, memberId: string, toId: string) =>
  db(ctx)
    .updateTable('member.wechat_identity')
    .set({ member_id: toId })
    .where('mid', '=', ctx.mid)
    .where('member_id', '=', memberId)
    .execute();

/** The newest first. */
export async function listIdentities(ctx: Ctx, memberId: string): Promise<WechatIdentity[]> {
  const rows = await db(ctx)
    .selectFrom('member.wechat_identity')
    .select(['channel', 'open_id as openId', 'union_id as unionId'])
    .where('mid', '=', ctx.mid)
    .where('member_id', '=', memberId)
    .orderBy('created_at', 'desc')
    .orderBy('open_id')
    .execute();
  return rows.map((row) => ({ ...row, channel: row.channel as WechatChannel }));
}
