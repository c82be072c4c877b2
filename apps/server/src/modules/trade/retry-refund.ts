import { fail } from '@qianpu/contract/failure';
import { retryRefund } from '#modules/payment';
import type { Staff, TxCtx } from '#platform/ctx';
import { requireSent } from './settle-outside.ts';

/** Sends a refund that failed at the provider once more; the worker does it within seconds. */
export async function retryFailed(ctx: TxCtx<Staff>, id: string): Promise<{ outRefundNo: string }> {
  await requireSent(ctx, id);
  const outRefundNo = await retryRefund(ctx, id);
  if (outRefundNo === undefined) throw fail('REFUND_NOT_FAILED');
  return { outRefundNo };
}
