import type { Module } from '#platform/module.types';
import { paymentHandlers } from './payment.calls.ts';
import { paymentDueTasks } from './payment.due-tasks.ts';

export const paymentModule = { handlers: paymentHandlers, dueTasks: paymentDueTasks } as const satisfies Module;
