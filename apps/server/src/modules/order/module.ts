import type { Module } from '#platform/module.types';
import { exportTask } from './export-orders.ts';
import { orderHandlers } from './order.calls.ts';
import { orderDueTasks } from './order.due-tasks.ts';
import { shipTask } from './ship-many.ts';
import { subscribers } from './subscribers.ts';

export const orderModule = {
  handlers: orderHandlers,
  subscribers,
  dueTasks: orderDueTasks,
  taskKinds: [shipTask, exportTask],
} as const satisfies Module;
