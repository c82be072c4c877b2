import { fail } from '@qianpu/contract/failure';
import { giveBackOwn, lockSharesOf, splitRefund, takeFromShare } from '#modules/tender';
import type { TxCtx } from '#platform/ctx';
import { noteIfDone } from './finish-refund.ts';
import { endOwnPart, insertRefund, setWhole } from './refund.repo.ts';
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

/**
 * Sets the money aside in the caller's transaction, a part of each tender that paid for the order (rules 7.5). What goes back to the member's own is
 * there at once; a due task asks the provider for its part afterwards. The refund has the number of the provider's part, or of its first one.
 */
export async function createRefund(ctx: TxCtx, input: RefundInput): Promise<{ refundId: string }> {
  const parts = await partsOf(ctx, input);
  const made: { readonly id: string; readonly isOwn: boolean }[] = [];
  for (const { tenderId, amountFen } of parts) {
    if (!(await takeBack(ctx, tenderId, amountFen))) throw fail('REFUND_TOO_MUCH');
    const id = await insertRefund(ctx, { ...input, amountFen, tenderId });
    const isOwn = await giveBackOwn(ctx, { tenderId, refundId: id, amountFen });
    if (isOwn) await endOwnPart(ctx, id);
    made.push({ id, isOwn });
  }
  const refundId = (made.find(({ isOwn }) => !isOwn) ?? made[0])?.id;
  if (refundId === undefined) throw fail('REFUND_TOO_MUCH');
  if (made.length > 1) {
    await setWhole(
      ctx,
      refundId,
      made.map(({ id }) => id),
    );
  }
  if (made.every(({ isOwn }) => isOwn)) await noteIfDone(ctx, { orderId: input.orderId, refundId });
  return { refundId };
}

async function partsOf(ctx: TxCtx, { tradeId, orderId, amountFen }: RefundInput) {
  const shares = await lockSharesOf(ctx, orderId);
  if (shares.length === 0) {
    const tender = await findPayingTender(ctx, tradeId);
    if (!tender) throw fail('REFUND_TOO_MUCH');
    return [{ tenderId: tender.id, amountFen }];
  }
  const left = shares.map((share) => ({ id: share.tenderId, amountFen: share.amountFen - share.refundedFen }));
  const parts = splitRefund(amountFen, left);
  if (!parts) throw fail('REFUND_TOO_MUCH');
  for (const part of parts) {
    if (!(await takeFromShare(ctx, part.id, orderId, part.amountFen))) throw fail('REFUND_TOO_MUCH');
  }
  return parts.map(({ id, amountFen }) => ({ tenderId: id, amountFen }));
}
