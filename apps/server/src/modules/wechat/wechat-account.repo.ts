import type { TxCtx } from '#platform/ctx';
import { type OwnDb, ownTables } from '#platform/db/own';
import { prepared } from '#platform/db/prepared';
import { ASKING_MS, after, RENEW_AHEAD_MS, SILENT_MS } from './wechat.rules.ts';
import type { WechatChannel } from './wechat.types.ts';

const db = ownTables('member');

const accountOf = prepared('member.wechat_account', (tables: OwnDb<'member'>, p: { mid: string; channel: WechatChannel }) =>
  tables
    .selectFrom('member.wechat_account')
    .select(['app_id', 'origin_id', 'sealed_secret', 'sealed_ticket', 'ticket_until', 'asking_until'])
    .where('mid', '=', p.mid)
    .where('channel', '=', p.channel),
);
export const findWechatAccount = async (ctx: TxCtx, channel: WechatChannel) => (await accountOf(db(ctx), { mid: ctx.mid, channel }))[0];

/** Only pages of the official account are signed: the mini-program has no ticket. */
const SIGNED: WechatChannel = 2;

/** Of all processes that find the ticket near its end one may ask the platform; true for that one. */
export async function claimRenewal(ctx: TxCtx): Promise<boolean> {
  const claimed = await db(ctx)
    .updateTable('member.wechat_account')
    .set({ asking_until: after(ctx.now, ASKING_MS) })
    .where('mid', '=', ctx.mid)
    .where('channel', '=', SIGNED)
    .where((eb) => eb.or([eb('ticket_until', 'is', null), eb('ticket_until', '<=', after(ctx.now, RENEW_AHEAD_MS))]))
    .where((eb) => eb.or([eb('asking_until', 'is', null), eb('asking_until', '<=', ctx.now)]))
    .where((eb) => eb.or([eb('silent_until', 'is', null), eb('silent_until', '<=', ctx.now)]))
    .executeTakeFirst();
  return claimed.numUpdatedRows > 0n;
}

/** Not kept when the merchant has changed the account meanwhile. */
export const saveTicket = (ctx: TxCtx, appId: string, sealedTicket: Buffer, until: Date) =>
  db(ctx)
    .updateTable('member.wechat_account')
    .set({ sealed_ticket: sealedTicket, ticket_until: until, asking_until: null, silent_until: null })
    .where('mid', '=', ctx.mid)
    .where('channel', '=', SIGNED)
    .where('app_id', '=', appId)
    .execute();

export const saveBackoff = (ctx: TxCtx) =>
  db(ctx)
    .updateTable('member.wechat_account')
    .set({ asking_until: null, silent_until: after(ctx.now, SILENT_MS) })
    .where('mid', '=', ctx.mid)
    .where('channel', '=', SIGNED)
    .execute();

interface SealedAccount {
  readonly channel: WechatChannel;
  readonly appId: string;
  readonly originId: string | null;
  readonly sealedSecret: Buffer;
}

export async function upsertWechatAccount(ctx: TxCtx, { channel, appId, originId, sealedSecret }: SealedAccount): Promise<void> {
  const said = {
    app_id: appId,
    origin_id: originId,
    sealed_secret: sealedSecret,
    sealed_ticket: null,
    ticket_until: null,
    asking_until: null,
    silent_until: null,
    changed_at: ctx.now,
  };
  await db(ctx)
    .insertInto('member.wechat_account')
    .values({ mid: ctx.mid, channel, ...said })
    .onConflict((on) => on.columns(['mid', 'channel']).doUpdateSet(said))
    .execute();
}

export async function deleteWechatAccount(ctx: TxCtx, channel: WechatChannel): Promise<boolean> {
  const deleted = await db(ctx)
    .deleteFrom('member.wechat_account')
    .where('mid', '=', ctx.mid)
    .where('channel', '=', channel)
    .executeTakeFirst();
  return deleted.numDeletedRows > 0n;
}
