import type { Module } from '#platform/module.types';
import { cartHandlers } from './cart.calls.ts';
import { subscribers } from './subscribers.ts';

export const cartModule = { handlers: cartHandlers, subscribers } as const satisfies Module;
