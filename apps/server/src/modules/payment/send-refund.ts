import { crashPoint } from '#platform/crash-point';
import { type Ctx, inTx } from '#platform/ctx';
import type { GatewayResult, RefundFacts } from '#platform/gateways/pay/pay.types';
import { finishRefund } from './finish-refund.ts';
import { callProvider } from './pay-accounts.ts';
import { refundFault } from './payment.rules.ts';
import type { Refund } from './payment.types.ts';
import { refunds } from './payment-metrics.ts';
import { findRefund } from './refund.repo.ts';

/** Sends a refund, or asks after one that may have been sent: always under the same number and with the same words. */
export async function sendRefund(ctx: Ctx, id: string): Promise<'told' | 'unknown'> {
  const refund = await inTx(ctx, (ctx) => findRefund(ctx, id));
  if (!refund || refund.state === 'DONE') return 'told';
  const told = await askOrAskAfter(ctx, refund);
  crashPoint('refund:asked');
  if (told.kind !== 'told') {
    refunds.inc({ outcome: told.kind === 'unknown' ? 'unknown' : 'refused' });
    if (told.kind !== 'unknown')
      ctx.log.error({ refund: id, told: told.kind, ...('code' in told && { reason: told.code }) }, 'a refund was refused');
    return told.kind === 'unknown' ? 'unknown' : 'told';
  }
  if (refundFault(told.value, refund)) {
    ctx.log.error({ refund: id }, 'the provider knows another refund under this number');
    return 'told';
  }
  await inTx(ctx, (ctx) => finishRefund(ctx, refund, told.value));
  crashPoint('refund:done');
  return 'told';
}

async function askOrAskAfter(ctx: Ctx, refund: Refund): Promise<GatewayResult<RefundFacts>> {
  crashPoint('refund:before-ask');
  // Taken up before: it may have been done although nobody told us.
  if (refund.looks > 1) {
    const known = await callProvider(ctx, refund.appRef, (provider) => provider.queryRefund(refund));
    // One that has failed is sent again when a person says so, and then under its own number.
    const isAgain = refund.isResent && known.kind === 'told' && known.value.state === 'ABNORMAL';
    if (!isAgain && (known.kind !== 'absent' || refund.state === 'ABNORMAL')) return known;
  }
  const input = {
    outTradeNo: refund.outTradeNo,
    outRefundNo: refund.outRefundNo,
    amountFen: refund.amountFen,
    totalFen: refund.totalFen,
    reason: refund.note || '退款',
  };
  return callProvider(ctx, refund.appRef, (provider) => provider.refund(input));
}
