import { inTx } from '#platform/ctx';
import type { DueTask } from '#platform/due-tasks/due-tasks';
import { completeOrders } from './complete-orders.ts';
import { findArrivedOrders } from './order.cleanup.repo.ts';

const receiveArrived: DueTask = {
  name: 'trade.receive-arrived',
  everySeconds: 60,
  find: findArrivedOrders,
  // Some may have been given more time since they were found.
  act: (outer, orderIds) => inTx(outer, (ctx) => completeOrders(ctx, { orderIds, actor: 'clock', receivableBy: ctx.now })),
};

export const orderDueTasks = [receiveArrived] as const;
