import type { Module } from '#platform/module.types';
import { ledgerHandlers } from './ledger.calls.ts';
import { subscribers } from './subscribers.ts';

export const ledgerModule = { handlers: ledgerHandlers, subscribers } as const satisfies Module;
