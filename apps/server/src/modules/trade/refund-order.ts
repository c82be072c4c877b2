import { fail } from '@qianpu/contract/failure';
import { lockOrder } from '#modules/order';
import { refundTermsOf } from '#modules/staff';
import type { Staff, TxCtx } from '#platform/ctx';
import { needsSecondPerson, refundable } from './refund.rules.ts';
import { type RequestedRefund, releaseRefund } from './release-refund.ts';

export interface OrderRefundInput {
  readonly id: string;
  /** Left out: all that is left. */
  readonly amountFen?: number | undefined;
  readonly note: string;
}

/** Gives money back where it came from, as far as one person may do so alone. */
export async function refundOrder(ctx: TxCtx<Staff>, { id, amountFen: requested, note }: OrderRefundInput): Promise<RequestedRefund> {
  const order = await lockOrder(ctx, id);
  if (!order.isPaid) throw fail('ORDER_MOVED_ON');
  const amountFen = refundable(order, requested);
  if (amountFen === undefined) throw fail('REFUND_TOO_MUCH');
  const terms = await refundTermsOf(ctx, order.cid);
  if (needsSecondPerson(terms.secondPersonAboveFen, order, amountFen)) throw fail('SECOND_PERSON_NEEDED');
  return releaseRefund(ctx, order, { amountFen, note, terms });
}
