import { fail } from '@qianpu/contract/failure';
import type { Member, TxCtx } from '#platform/ctx';
import { actorName } from './actor-name.rules.ts';
import { completeOrders } from './complete-orders.ts';
import { findOwnOrder } from './order.repo.ts';
import type { OrderState } from './order.types.ts';

/** The shopper has it. Said twice, also at the same moment, it is said once. */
export async function receiveOrder(ctx: TxCtx<Member>, id: string): Promise<OrderState> {
  const isReceived = async () => (await findOwnOrder(ctx, ctx.actor.memberId, id)).state === 'COMPLETED';
  if (await isReceived()) return 'COMPLETED';
  const moved = await completeOrders(ctx, { orderIds: [id], actor: actorName(ctx.actor) });
  if (moved.length === 0 && !(await isReceived())) throw fail('ORDER_MOVED_ON');
  return 'COMPLETED';
}
