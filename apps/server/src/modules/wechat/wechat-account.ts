import type { TxCtx } from '#platform/ctx';
import type { OpenAccount } from '#platform/gateways/wechat-open/wechat-open.types';
import type { SealedColumn } from '#platform/secrets/reseal';
import { forgetTickets } from './page-ticket.ts';
import { sealedAt } from './wechat.rules.ts';
import type { WechatChannel } from './wechat.types.ts';
import { deleteWechatAccount, findWechatAccount, upsertWechatAccount } from './wechat-account.repo.ts';

const sealedColumn = (column: string, what: Parameters<typeof sealedAt>[0]): SealedColumn => ({
  table: 'member.wechat_account',
  column,
  keys: ['channel'],
  placeOf: (mid, [channel]) => sealedAt(what, mid, channel === '1' ? 1 : 2),
});
export const sealedWechat = [
  sealedColumn('sealed_secret', 'secret'),
  sealedColumn('sealed_ticket', 'ticket'),
  sealedColumn('sealed_card_ticket', 'card_ticket'),
];

export interface NewWechatAccount {
  /** The official account, unless it says otherwise. */
  readonly channelInfoId?: WechatChannel | undefined;
  readonly appId: string;
  readonly secret: string;
  readonly originId?: string | undefined;
  /** Its card in the messenger's card pack. */
  readonly cardId?: string | undefined;
}

/** Opens one of the merchant's apps here, or changes it; a ticket of the old one is not used again. */
export async function setWechatAccount(ctx: TxCtx, account: NewWechatAccount): Promise<void> {
  const { channelInfoId: channel = 2, appId, secret, originId = null, cardId } = account;
  await upsertWechatAccount(ctx, {
    channel,
    appId,
    originId,
    cardId,
    sealedSecret: ctx.gateways.seal.close(secret, sealedAt('secret', ctx.mid, channel)),
  });
  ctx.afterCommit(() => forgetTickets(ctx));
}

export async function removeWechatAccount(ctx: TxCtx, channel: WechatChannel): Promise<boolean> {
  ctx.afterCommit(() => forgetTickets(ctx));
  return deleteWechatAccount(ctx, channel);
}

/** What the platform is asked with in the merchant's name. */
export async function openWechatAccount(ctx: TxCtx, channel: WechatChannel): Promise<OpenAccount | undefined> {
  const row = await findWechatAccount(ctx, channel);
  return row && { appId: row.app_id, secret: ctx.gateways.seal.open(row.sealed_secret, sealedAt('secret', ctx.mid, channel)) };
}
