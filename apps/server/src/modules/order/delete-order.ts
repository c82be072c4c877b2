import { fail } from '@qianpu/contract/failure';
import { waiveReviews } from '#modules/review';
import type { Member, TxCtx } from '#platform/ctx';
import { hideOrder, lockOwnOrder } from './order-action.repo.ts';
import { listForEvent } from './order-event.repo.ts';

/** The buyer does not want to see it any more, nor review it; staff still see it. Said twice, it is said once. */
export async function deleteOrder(ctx: TxCtx<Member>, id: string): Promise<void> {
  const { deletedAt, completedAt } = await lockOwnOrder(ctx, id);
  if (deletedAt) return;
  if (!(await hideOrder(ctx, id))) throw fail('ORDER_MOVED_ON');
  if (!completedAt) return;
  for (const { cid, lines } of await listForEvent(ctx, [id])) {
    await waiveReviews(ctx, { orderId: id, cid, memberId: ctx.actor.memberId, receivedAt: completedAt, lines });
  }
}
