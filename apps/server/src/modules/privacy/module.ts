import type { Module } from '#platform/module.types';
import { privacyHandlers } from './privacy.calls.ts';
import { privacyDueTasks } from './privacy.due-tasks.ts';

export const privacyModule = { handlers: privacyHandlers, dueTasks: privacyDueTasks } as const satisfies Module;
