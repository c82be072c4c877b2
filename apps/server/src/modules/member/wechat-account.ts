import type { TxCtx } from '#platform/ctx';
import { forgetTicket } from './page-ticket.ts';
import { sealedAt } from './wechat.rules.ts';
import { deleteWechatAccount, upsertWechatAccount } from './wechat-account.repo.ts';

export interface NewWechatAccount {
  readonly appId: string;
  readonly secret: string;
}

/** Opens the merchant's official account here, or changes it; a ticket of the old one is not used again. */
export async function setWechatAccount(ctx: TxCtx, { appId, secret }: NewWechatAccount): Promise<void> {
  await upsertWechatAccount(ctx, appId, ctx.gateways.seal.close(secret, sealedAt('secret', ctx.mid)));
  ctx.afterCommit(() => forgetTicket(ctx));
}

export async function removeWechatAccount(ctx: TxCtx): Promise<boolean> {
  ctx.afterCommit(() => forgetTicket(ctx));
  return deleteWechatAccount(ctx);
}
