import type { Module } from '#platform/module.types';
import { memberHandlers } from './member.calls.ts';
import { subscribers } from './subscribers.ts';

export const memberModule = { handlers: memberHandlers, subscribers } as const satisfies Module;
