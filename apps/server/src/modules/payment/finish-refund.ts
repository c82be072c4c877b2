import { post } from '#modules/ledger';
import { noteRefundDone } from '#modules/order';
import { crashPoint } from '#platform/crash-point';
import type { TxCtx } from '#platform/ctx';
import type { RefundFacts } from '#platform/gateways/pay/pay.types';
import type { Refund } from './payment.types.ts';
import { refunds } from './payment-metrics.ts';
import { providerOwner } from './provider-owner.ts';
import { findWhole, markRefundDone, setRefundState } from './refund.repo.ts';

/** Writes down what the provider says of a refund, whoever told us. Called again it does nothing. */
export async function finishRefund(ctx: TxCtx, refund: Refund, said: RefundFacts): Promise<void> {
  if (said.state === 'PROCESSING') {
    await setRefundState(ctx, refund.id, 'PROCESSING', said.refundId);
    return;
  }
  if (said.state !== 'SUCCESS') {
    // The shopper's account cannot take it, or the provider gave it up: a person has to find another way.
    ctx.log.error({ refund: refund.id, state: said.state }, 'a refund has failed at the provider');
    await setRefundState(ctx, refund.id, said.state, said.refundId);
    ctx.afterCommit(() => refunds.inc({ outcome: 'abnormal' }));
    return;
  }
  crashPoint('refund:before-done');
  if (!(await markRefundDone(ctx, refund.id, said.refundId))) return;
  const { orderId, amountFen } = refund;
  await post(ctx, {
    kind: 'REFUND',
    ref: refund.outRefundNo,
    entries: [
      { account: orderId === null ? 'HELD' : 'SALES', amountFen },
      { account: 'PROVIDER', owner: providerOwner(refund.appRef), amountFen: -amountFen },
    ],
  });
  if (orderId !== null) await noteIfDone(ctx, { orderId, refundId: refund.id });
  ctx.afterCommit(() => refunds.inc({ outcome: 'done' }));
}

/** The order is told when all parts of a refund have arrived. */
export async function noteIfDone(
  ctx: TxCtx,
  { orderId, refundId }: { readonly orderId: string; readonly refundId: string },
): Promise<void> {
  const { id, amountFen, isDone } = await findWhole(ctx, refundId);
  if (isDone) await noteRefundDone(ctx, { orderId, refundId: id, amountFen });
}
