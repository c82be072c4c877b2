import type { TxCtx } from '#platform/ctx';
import { logRemark } from './order.repo.ts';

/** The provider has given the money back. */
export async function noteRefundDone(
  ctx: TxCtx,
  { orderId, refundId, amountFen }: { readonly orderId: string; readonly refundId: string; readonly amountFen: number },
): Promise<void> {
  await logRemark(ctx, { orderId, actor: 'provider', note: `refund ${refundId} of ${amountFen} fen done` });
}
