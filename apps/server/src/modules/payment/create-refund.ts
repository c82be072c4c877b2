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

/** Sets the money aside and stores the refund in the caller's transaction; a due task asks the provider afterwards. */
export async function createRefund(ctx: TxCtx, input: RefundInput): Promise<{ refundId: string }> {
  const tender = await findPayingTender(ctx, input.tradeId);
  if (!tender || !(await takeBack(ctx, tender.id, input.amountFen))) throw fail('REFUND_TOO_MUCH');
  return { refundId: await insertRefund(ctx, { ...input, tenderId: tender.id }) };
}
