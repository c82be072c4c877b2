import { tradeEvents } from '#events/trade';
import { share } from '#modules/pricing';
import type { TxCtx } from '#platform/ctx';
import { emitter } from '#platform/events/emitter';
import { logRemark } from './order.repo.ts';
import { listForEvent } from './order-event.repo.ts';

const emit = emitter('trade', tradeEvents);

interface DoneRefund {
  readonly orderId: string;
  readonly refundId: string;
  readonly amountFen: number;
}

/** The provider has given the money back. */
export async function noteRefundDone(ctx: TxCtx, refund: DoneRefund): Promise<void> {
  const { orderId, refundId, amountFen } = refund;
  await emitDone(ctx, refund, await logRemark(ctx, { orderId, actor: 'provider', note: `refund ${refundId} of ${amountFen} fen done` }));
}

/** Two people say that the money was paid back past the provider. */
export async function noteRefundOutside(
  ctx: TxCtx,
  { approvedBy, ...refund }: DoneRefund & { readonly approvedBy: string },
): Promise<void> {
  const { orderId, refundId, amountFen } = refund;
  const note = `refund ${refundId} of ${amountFen} fen paid back outside`;
  await emitDone(ctx, refund, await logRemark(ctx, { orderId, actor: `staff:${approvedBy}`, note }));
}

/** What was paid for goods goes back in proportion to what each line cost; what is over was paid for sending. */
async function emitDone(ctx: TxCtx, refund: DoneRefund, cid: string): Promise<void> {
  const [order] = await listForEvent(ctx, [refund.orderId]);
  const lines = order?.lines ?? [];
  const goodsFen = lines.reduce((sum, { paidFen }) => sum + paidFen, 0);
  const shares = share(
    Math.min(refund.amountFen, goodsFen),
    lines.map(({ paidFen }) => paidFen),
  );
  await emit(ctx, 'trade.refund.done', {
    ...refund,
    cid,
    refundedAt: ctx.now.toISOString(),
    isWhole: refund.amountFen === Number(order?.payable_fen),
    ...(order && { memberId: order.member_id }),
    lines: lines.map(({ position, goodsId, skuId }, at) => ({ position, goodsId, skuId, amountFen: shares[at] ?? 0 })),
  });
}
