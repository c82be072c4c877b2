import type { Module } from '#platform/module.types';
import { savingHandlers } from './saving.calls.ts';

export const savingModule = { handlers: savingHandlers } as const satisfies Module;
