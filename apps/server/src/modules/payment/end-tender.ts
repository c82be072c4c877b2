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
