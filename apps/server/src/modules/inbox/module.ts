import type { Module } from '#platform/module.types';
import { inboxHandlers } from './inbox.calls.ts';
import { inboxCleanup } from './inbox.cleanup.repo.ts';
import { subscribers } from './subscribers.ts';

export const inboxModule = { handlers: inboxHandlers, subscribers, cleanupTasks: inboxCleanup } as const satisfies Module;
