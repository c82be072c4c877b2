import { freeTenders } from '#modules/tender';
import type { TxCtx } from '#platform/ctx';
import { lockTrade } from './payable-trade.repo.ts';
import { setPaymentState } from './payment.repo.ts';
import type { Tender } from './payment.types.ts';
import { markClosed } from './tender.repo.ts';

/** Nobody can pay it at the provider any more: its payment is over, and what it held of the member is the member's again. */
export async function endTender(ctx: TxCtx, tender: Tender): Promise<void> {
  await lockTrade(ctx, tender.tradeId);
  if (!(await markClosed(ctx, tender.id))) return;
  await setPaymentState(ctx, tender.paymentId, 'CLOSED');
  await freeTenders(ctx, [tender.tradeId]);
}

/** So long after it expires nothing is opened at a provider any more. */
const GRACE_MS = 2 * 60_000;

/**
 * Not there yet, and whoever has its link can open it until it expires: its payment is over, so that another may begin, and the tender is asked
 * about until then. What is paid by it after all pays for the trade or goes back.
 */
export async function leaveTender(ctx: TxCtx, tender: Tender): Promise<void> {
  const trade = await lockTrade(ctx, tender.tradeId);
  if (trade && ctx.now.getTime() > trade.payBy.getTime() + GRACE_MS) return endTender(ctx, tender);
  await setPaymentState(ctx, tender.paymentId, 'CLOSED');
  await freeTenders(ctx, [tender.tradeId]);
}
