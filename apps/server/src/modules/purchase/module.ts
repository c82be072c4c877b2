import type { Module } from '#platform/module.types';
import { purchaseHandlers } from './purchase.calls.ts';

export const purchaseModule = { handlers: purchaseHandlers } as const satisfies Module;
