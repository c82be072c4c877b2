import type { Module } from '#platform/module.types';
import { smsHandlers } from './sms.calls.ts';

export const smsModule = { handlers: smsHandlers } as const satisfies Module;
