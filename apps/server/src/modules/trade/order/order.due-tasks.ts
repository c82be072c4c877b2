import { inTx } from '#platform/ctx';
import type { DueTask } from '#platform/due-tasks/due-tasks';
import { closeOverdueTrades } from './close-overdue-trades.ts';
import { completeOrders } from './complete-orders.ts';
import { findArrivedOrders, findOverdueTrades } from './order.cleanup.repo.ts';

const closeOverdue: DueTask = { name: 'trade.close-overdue', everySeconds: 5, find: findOverdueTrades, act: closeOverdueTrades };

const receiveArrived: DueTask = {
  name: 'trade.receive-arrived',
  everySeconds: 60,
  find: findArrivedOrders,
  // Some may have been given more time since they were found.
  act: (outer, orderIds) => inTx(outer, (ctx) => completeOrders(ctx, { orderIds, actor: 'clock', receivableBy: ctx.now })),
};

export const orderDueTasks = [closeOverdue, receiveArrived] as const;
