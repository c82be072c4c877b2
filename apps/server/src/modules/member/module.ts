import type { Module } from '#platform/module.types';
import { memberHandlers } from './member.calls.ts';
import { memberCleanup } from './member.cleanup.repo.ts';
import { memberDueTasks } from './member.due-tasks.ts';
import { subscribers } from './subscribers.ts';

export const memberModule = {
  handlers: memberHandlers,
  subscribers,
  cleanupTasks: memberCleanup,
  dueTasks: memberDueTasks,
} as const satisfies Module;
