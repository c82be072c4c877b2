import type { TxCtx } from '#platform/ctx';
import { logRemark } from './order.repo.ts';

/** The provider has given the money back. */
export async function noteRefundDone(
  ctx: TxCtx,
  { orderId, refundId, amountFen }: { readonly orderId: string; readonly refundId: string; readonly amountFen: number },
): Promise<void> {
  await logRemark(ctx, { orderId, actor: 'provider', note: `refund ${refundId} of ${amountFen} fen done` });
}

/** Two people say that the money was paid back past the provider. */
export async function noteRefundOutside(
  ctx: TxCtx,
  refund: { readonly orderId: string; readonly refundId: string; readonly amountFen: number; readonly approvedBy: string },
): Promise<void> {
  const { orderId, refundId, amountFen, approvedBy } = refund;
  await logRemark(ctx, { orderId, actor: `staff:${approvedBy}`, note: `refund ${refundId} of ${amountFen} fen paid back outside` });
}
