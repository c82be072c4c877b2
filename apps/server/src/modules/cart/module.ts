import { cartHandlers } from './cart.calls.ts';

export const cartModule = { name: 'cart', handlers: cartHandlers } as const;
