import { cartHandlers } from './cart.calls.ts';
import { subscribers } from './subscribers.ts';

export const cartModule = { name: 'cart', handlers: cartHandlers, subscribers } as const;
