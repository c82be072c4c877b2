import type { Module } from '#platform/module.types';
import { sealedPayAccounts } from './pay-accounts.ts';
import { paymentHandlers } from './payment.calls.ts';
import { paymentDueTasks } from './payment.due-tasks.ts';

export const paymentModule = {
  handlers: paymentHandlers,
  dueTasks: paymentDueTasks,
  sealedColumns: [sealedPayAccounts],
} as const satisfies Module;
