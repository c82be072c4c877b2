import { orderHandlers } from './order/order.calls.ts';
import { orderRounds } from './order/order.rounds.ts';
import { paymentHandlers } from './payment/payment.calls.ts';
import { paymentRounds } from './payment/payment.rounds.ts';

export const tradeModule = {
  name: 'trade',
  handlers: { ...orderHandlers, ...paymentHandlers },
  rounds: [...orderRounds, ...paymentRounds],
} as const;
