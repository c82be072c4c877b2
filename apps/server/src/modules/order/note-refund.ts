import { tradeEvents } from '#events/trade';
import type { TxCtx } from '#platform/ctx';
import { emitter } from '#platform/events/emitter';
import { logRemark } from './order.repo.ts';

const emit = emitter('trade', tradeEvents);

interface DoneRefund {
  readonly orderId: string;
  readonly refundId: string;
  readonly amountFen: number;
}

/** The provider has given the money back. */
export async function noteRefundDone(ctx: TxCtx, refund: DoneRefund): Promise<void> {
  const { orderId, refundId, amountFen } = refund;
  await tell(ctx, refund, await logRemark(ctx, { orderId, actor: 'provider', note: `refund ${refundId} of ${amountFen} fen done` }));
}

/** Two people say that the money was paid back past the provider. */
export async function noteRefundOutside(
  ctx: TxCtx,
  { approvedBy, ...refund }: DoneRefund & { readonly approvedBy: string },
): Promise<void> {
  const { orderId, refundId, amountFen } = refund;
  const note = `refund ${refundId} of ${amountFen} fen paid back outside`;
  await tell(ctx, refund, await logRemark(ctx, { orderId, actor: `staff:${approvedBy}`, note }));
}

const tell = (ctx: TxCtx, refund: DoneRefund, cid: string) =>
  emit(ctx, 'trade.order.refunded', { ...refund, cid, refundedAt: ctx.now.toISOString() });
