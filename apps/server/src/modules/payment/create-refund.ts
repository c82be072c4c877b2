import { fail } from '@qianpu/contract/failure';
import type { TxCtx } from '#platform/ctx';
import { insertRefund } from './refund.repo.ts';
import { findPayingTender, takeBack } from './tender.repo.ts';

export interface RefundInput {
  readonly tradeId: string;
  readonly orderId: string;
  readonly amountFen: number;
  readonly reason: 'STAFF' | 'BUYER';
  readonly note: string;
  /** Of staff: who asked, who else agreed, and what one person alone could give back, in fen. */
  readonly askedBy?: string;
  readonly approvedBy?: string | null;
  readonly allowedAlone?: number | null;
}

/** Sets the money aside and keeps the wish in the caller's transaction; a round asks the provider afterwards. */
export async function createRefund(ctx: TxCtx, wish: RefundInput): Promise<{ refundId: string }> {
  const tender = await findPayingTender(ctx, wish.tradeId);
  if (!tender || !(await takeBack(ctx, tender.id, wish.amountFen))) throw fail('REFUND_TOO_MUCH');
  return { refundId: await insertRefund(ctx, { ...wish, tenderId: tender.id }) };
}
