import { shopHandlers } from './shop.calls.ts';

export const shopModule = { name: 'shop', handlers: shopHandlers } as const;
