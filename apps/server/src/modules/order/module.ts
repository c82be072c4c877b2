import type { Module } from '#platform/module.types';
import { orderHandlers } from './order.calls.ts';
import { orderDueTasks } from './order.due-tasks.ts';
import { subscribers } from './subscribers.ts';

export const orderModule = { handlers: orderHandlers, subscribers, dueTasks: orderDueTasks } as const satisfies Module;
