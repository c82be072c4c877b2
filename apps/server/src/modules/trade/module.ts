import { orderHandlers } from './order/order.calls.ts';
import { orderRounds } from './order/order.due-tasks.ts';
import { refundHandlers } from './order/refund.calls.ts';
import { orderSubscribers } from './order/subscribers.ts';
import { paymentHandlers } from './payment/payment.calls.ts';
import { paymentRounds } from './payment/payment.due-tasks.ts';

export const tradeModule = {
  name: 'trade',
  handlers: { ...orderHandlers, ...refundHandlers, ...paymentHandlers },
  subscribers: orderSubscribers,
  rounds: [...orderRounds, ...paymentRounds],
} as const;
