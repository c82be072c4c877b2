import { post } from '#modules/ledger';
import { noteRefundOutside } from '#modules/order';
import type { TxCtx } from '#platform/ctx';
import { markOutside } from './failed-refund.repo.ts';
import { refunds } from './payment-metrics.ts';
import { findWhole } from './refund.repo.ts';

interface Outside {
  readonly id: string;
  /** Two people. */
  readonly by: string;
  readonly approvedBy: string;
  readonly note: string;
}

/** The merchant has paid it back from its own pocket: what the provider holds of it stays the merchant's. False when it has not failed. */
export async function settleRefundOutside(ctx: TxCtx, outside: Outside): Promise<boolean> {
  const done = await markOutside(ctx, outside);
  if (!done) return false;
  const [amountFen, orderId] = [Number(done.amount_fen), done.order_id];
  await post(ctx, {
    kind: 'REFUND',
    ref: done.out_refund_no,
    entries: [
      { account: orderId === null ? 'HELD' : 'SALES', amountFen },
      { account: 'OUTSIDE', amountFen: -amountFen },
    ],
  });
  if (orderId !== null) {
    const whole = await findWhole(ctx, outside.id);
    await noteRefundOutside(ctx, { orderId, refundId: whole.id, amountFen: whole.amountFen, approvedBy: outside.approvedBy });
  }
  ctx.afterCommit(() => refunds.inc({ outcome: 'outside' }));
  return true;
}
