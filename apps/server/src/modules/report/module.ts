import type { Module } from '#platform/module.types';
import { reportHandlers } from './report.calls.ts';
import { subscribers } from './subscribers.ts';

export const reportModule = { handlers: reportHandlers, subscribers } as const satisfies Module;
