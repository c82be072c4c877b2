import type { Module } from '#platform/module.types';
import { smsHandlers } from './sms.calls.ts';
import { sealedSmsAccounts } from './sms-account.ts';

export const smsModule = { handlers: smsHandlers, sealedColumns: [sealedSmsAccounts] } as const satisfies Module;
