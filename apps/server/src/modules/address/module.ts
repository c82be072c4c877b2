import type { Module } from '#platform/module.types';
import { addressHandlers } from './address.calls.ts';

export const addressModule = { handlers: addressHandlers } as const satisfies Module;
