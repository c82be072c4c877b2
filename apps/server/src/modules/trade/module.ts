import type { Module } from '#platform/module.types';
import { tradeHandlers } from './trade.calls.ts';
import { tradeDueTasks } from './trade.due-tasks.ts';

export const tradeModule = { handlers: tradeHandlers, dueTasks: tradeDueTasks } as const satisfies Module;
