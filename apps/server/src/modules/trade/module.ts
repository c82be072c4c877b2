import type { Module } from '#platform/module.types';
import { orderHandlers } from './order/order.calls.ts';
import { orderDueTasks } from './order/order.due-tasks.ts';
import { refundHandlers } from './order/refund.calls.ts';
import { orderSubscribers } from './order/subscribers.ts';
import { paymentHandlers } from './payment/payment.calls.ts';
import { paymentDueTasks } from './payment/payment.due-tasks.ts';

export const tradeModule = {
  handlers: { ...orderHandlers, ...refundHandlers, ...paymentHandlers },
  subscribers: orderSubscribers,
  dueTasks: [...orderDueTasks, ...paymentDueTasks],
} as const satisfies Module;
