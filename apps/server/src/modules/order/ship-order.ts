import { fail } from '@qianpu/contract/failure';
import { type NewShipment, recordShipment } from '#modules/delivery';
import { findSetting } from '#modules/shop';
import type { Staff, TxCtx } from '#platform/ctx';
import { deadlineAfter } from '#platform/deadline';
import { actorName } from './actor-name.rules.ts';
import { findOrder, stepOrders } from './order.repo.ts';
import { DAY_MS } from './order.rules.ts';

/** The shop has handed it to a carrier; some days later it counts as received. */
export async function shipOrder(ctx: TxCtx<Staff>, shipment: NewShipment): Promise<'SHIPPED'> {
  const { id, cid } = await findOrder(ctx, shipment.orderId);
  const { receiveAfterDays } = await findSetting(ctx, 'order', cid);
  const receiveBy = deadlineAfter(ctx.now, receiveAfterDays * DAY_MS);
  const moved = await stepOrders(ctx, { orderIds: [id], from: 'TO_SHIP', to: 'SHIPPED', actor: actorName(ctx.actor), receiveBy });
  if (moved.length === 0) throw fail('ORDER_MOVED_ON');
  await recordShipment(ctx, shipment);
  return 'SHIPPED';
}
