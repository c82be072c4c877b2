import type { Module } from '#platform/module.types';
import { deliveryHandlers } from './delivery.calls.ts';

export const deliveryModule = { handlers: deliveryHandlers } as const satisfies Module;
