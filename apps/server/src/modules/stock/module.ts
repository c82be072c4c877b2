import type { Module } from '#platform/module.types';
import { stockHandlers } from './stock.calls.ts';
import { stockCleanup } from './stock.cleanup.repo.ts';

export const stockModule = { handlers: stockHandlers, cleanupTasks: stockCleanup } as const satisfies Module;
