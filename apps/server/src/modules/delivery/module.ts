import { deliveryHandlers } from './delivery.calls.ts';

export const deliveryModule = { name: 'delivery', handlers: deliveryHandlers } as const;
