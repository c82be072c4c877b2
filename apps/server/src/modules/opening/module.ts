import type { Module } from '#platform/module.types';
import { openingHandlers } from './opening.calls.ts';

export const openingModule = { handlers: openingHandlers } as const satisfies Module;
