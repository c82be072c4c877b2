import type { Module } from '#platform/module.types';
import { staffCleanup } from './session.cleanup.repo.ts';
import { staffHandlers } from './staff.calls.ts';

export const staffModule = { handlers: staffHandlers, cleanupTasks: staffCleanup } as const satisfies Module;
