import { sql } from 'kysely';
import type { TxCtx } from '#platform/ctx';
import { type OwnDb, ownTables } from '#platform/db/own';
import { prepared } from '#platform/db/prepared';
import { ASKING_MS, after, RENEW_AHEAD_MS, SILENT_MS } from './wechat.rules.ts';
import type { TicketKind, WechatChannel } from './wechat.types.ts';

const db = ownTables('member');

const accountOf = prepared('member.wechat_account', (tables: OwnDb<'member'>, p: { mid: string; channel: WechatChannel }) =>
  tables
    .selectFrom('member.wechat_account')
    .select(['app_id', 'origin_id', 'card_id', 'sealed_secret', 'sealed_ticket', 'ticket_until', 'asking_until'])
    .select(['sealed_card_ticket', 'card_ticket_until', 'card_asking_until'])
    .where('mid', '=', p.mid)
    .where('channel', '=', p.channel),
);
export const findWechatAccount = async (ctx: TxCtx, channel: WechatChannel) => (await accountOf(db(ctx), { mid: ctx.mid, channel }))[0];

/** Only the official account signs: the mini-program has no ticket. */
const SIGNED: WechatChannel = 2;

/** Where the ticket of each kind lies. */
const columnsOf = {
  jsapi: {
    ticket: sql.ref('sealed_ticket'),
    until: sql.ref('ticket_until'),
    asking: sql.ref('asking_until'),
    silent: sql.ref('silent_until'),
  },
  wx_card: {
    ...{ ticket: sql.ref('sealed_card_ticket'), until: sql.ref('card_ticket_until') },
    ...{ asking: sql.ref('card_asking_until'), silent: sql.ref('card_silent_until') },
  },
} as const satisfies Record<TicketKind, object>;

/** Of all processes that find the ticket near its end one may ask the platform; true for that one. */
export async function claimRenewal(ctx: TxCtx, kind: TicketKind): Promise<boolean> {
  const { until, asking, silent } = columnsOf[kind];
  const claimed = await sql`
    update member.wechat_account set ${asking} = ${after(ctx.now, ASKING_MS)}::timestamptz
     where mid = ${ctx.mid}::bigint and channel = ${SIGNED}
       and (${until} is null or ${until} <= ${after(ctx.now, RENEW_AHEAD_MS)}::timestamptz)
       and (${asking} is null or ${asking} <= ${ctx.now}::timestamptz)
       and (${silent} is null or ${silent} <= ${ctx.now}::timestamptz)`.execute(db(ctx));
  return (claimed.numAffectedRows ?? 0n) > 0n;
}

interface SealedTicket {
  readonly sealed: Buffer;
  readonly until: Date;
}

/** Not kept when the merchant has changed the account meanwhile. */
export async function saveTicket(ctx: TxCtx, kind: TicketKind, appId: string, { sealed, until }: SealedTicket): Promise<void> {
  const its = columnsOf[kind];
  await sql`
    update member.wechat_account
       set ${its.ticket} = ${sealed}::bytea, ${its.until} = ${until}::timestamptz, ${its.asking} = null, ${its.silent} = null
     where mid = ${ctx.mid}::bigint and channel = ${SIGNED} and app_id = ${appId}`.execute(db(ctx));
}

export async function saveBackoff(ctx: TxCtx, kind: TicketKind): Promise<void> {
  const { asking, silent } = columnsOf[kind];
  await sql`
    update member.wechat_account set ${asking} = null, ${silent} = ${after(ctx.now, SILENT_MS)}::timestamptz
     where mid = ${ctx.mid}::bigint and channel = ${SIGNED}`.execute(db(ctx));
}

interface SealedAccount {
  readonly channel: WechatChannel;
  readonly appId: string;
  readonly originId: string | null;
  /** Undefined: the one there is stays. */
  readonly cardId: string | undefined;
  readonly sealedSecret: Buffer;
}

export async function upsertWechatAccount(ctx: TxCtx, { channel, appId, originId, cardId, sealedSecret }: SealedAccount): Promise<void> {
  const said = {
    app_id: appId,
    origin_id: originId,
    sealed_secret: sealedSecret,
    sealed_ticket: null,
    ticket_until: null,
    asking_until: null,
    silent_until: null,
    ...(cardId !== undefined && { card_id: cardId }),
    ...{ sealed_card_ticket: null, card_ticket_until: null, card_asking_until: null, card_silent_until: null },
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
