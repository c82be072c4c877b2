import { crashPoint } from '#platform/crash-point';
import { type Ctx, inTx, type TxCtx } from '#platform/ctx';
import { findWaiting, markHandled, storeNotice } from './notice.repo.ts';
import { findPayAccount, learnKeys } from './pay-accounts.ts';
import { checkMoney, type MoneyFault, refundFault } from './payment.rules.ts';
import type { HookAnswer, PayAccount } from './payment.types.ts';
import { notices } from './payment-metrics.ts';
import { findRefundByNumber, lookSoon } from './refund.repo.ts';
import { settleTender } from './settle-tender.ts';
import { findTenderByNumber } from './tender.repo.ts';

export interface Callback {
  readonly channel: 'wechat' | 'alipay';
  readonly appRef: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const unknown: HookAnswer = { status: 404, body: JSON.stringify({ code: 'FAIL', message: 'not found' }) };

const providerAt = { wechat: 'WECHAT_PAY', alipay: 'ALIPAY' } as const;

/** Verifies, keeps, acts, in this order: what is kept is never lost, and what is not verified is never kept. */
export async function handleNotice(ctx: Ctx, { channel, appRef, headers, body }: Callback): Promise<HookAnswer> {
  const account = await findPayAccount(ctx, appRef);
  if (account?.provider !== providerAt[channel]) return unknown;
  const provider = account.open(ctx);
  const read = provider.readNotice(headers, body);
  if ('fault' in read) {
    notices.inc({ outcome: read.fault });
    // It stays refused; when the key is a new one of the provider's, its next try is understood.
    if (read.fault === 'unknown-serial') void learnKeys(ctx, appRef);
    return provider.refused(401, 'not verified');
  }
  crashPoint('notify:verified');
  const isWaiting = await inTx(ctx, (ctx) => storeNotice(ctx, appRef, read.notice));
  crashPoint('notify:kept');
  if (isWaiting) await actUpon(ctx, account, read.notice.id).catch((err: unknown) => noteFailure(ctx, read.notice.id, err));
  else notices.inc({ outcome: 'repeated' });
  crashPoint('notify:answered');
  return provider.taken;
}

function noteFailure(ctx: Ctx, notice: string, err: unknown): void {
  notices.inc({ outcome: 'kept' });
  ctx.log.warn({ err, notice }, 'a notice is kept but could not be acted upon yet');
}

/** What is wrong with a notice although it is signed; undefined when it was acted upon. */
type Mismatch = 'content' | 'number' | 'merchant' | MoneyFault | undefined;

/** Acts upon a kept notice and marks it handled in one transaction; done again it does nothing. */
export async function actUpon(outer: Ctx, account: PayAccount, noticeId: string): Promise<void> {
  await inTx(outer, async (ctx) => {
    const notice = await findWaiting(ctx, account.appRef, noticeId);
    if (!notice) return ctx.afterCommit(() => notices.inc({ outcome: 'repeated' }));
    const mismatch = await act(ctx, account, notice);
    await markHandled(ctx, account.appRef, noticeId);
    ctx.afterCommit(() => {
      notices.inc({ outcome: mismatch ? 'mismatch' : 'acted' });
      if (mismatch) ctx.log.error({ notice: noticeId, mismatch }, 'a signed notice says what we never asked for');
    });
  });
}

/** What says neither that money came nor that it went back tells us nothing we need. */
async function act(
  ctx: TxCtx,
  account: PayAccount,
  { kind, content }: { readonly kind: string; readonly content: unknown },
): Promise<Mismatch> {
  if (kind.startsWith('REFUND.')) return actOnRefund(ctx, account, content);
  return account.provider === 'WECHAT_PAY' || kind === 'TRANSACTION.SUCCESS' ? actOnMoney(ctx, account, content) : undefined;
}

async function actOnMoney(ctx: TxCtx, account: PayAccount, content: unknown): Promise<Mismatch> {
  const said = account.open(ctx).readMoney(content);
  const tender = said && (await findTenderByNumber(ctx, said.outTradeNo));
  if (!said || !tender) return said ? 'number' : 'content';
  const money = checkMoney(said, tender, account);
  if (typeof money === 'string') return money;
  await settleTender(ctx, tender, money, 'notify');
  return undefined;
}

/**
 * A hint and no more: who has the provider's key could tell the end of a refund that was never sent. It is looked at in the next round,
 * which asks the provider; nothing here waits for an answer.
 */
async function actOnRefund(ctx: TxCtx, account: PayAccount, content: unknown): Promise<Mismatch> {
  const said = account.open(ctx).readRefundNews(content);
  const refund = said && (await findRefundByNumber(ctx, said.outRefundNo));
  if (!said || !refund) return said ? 'number' : 'content';
  if (said.mchId !== account.mchId) return 'merchant';
  if (refund.appRef !== account.appRef) return 'channel';
  const fault = refundFault({ ...said, amountFen: said.amountFen ?? refund.amountFen }, refund);
  if (fault) return fault;
  await lookSoon(ctx, refund.id);
  return undefined;
}
