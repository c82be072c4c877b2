import type { Module } from '#platform/module.types';
import { decorationHandlers } from './decoration.calls.ts';
import { decorationReads } from './decoration.tags.ts';
import { pageDueTasks } from './page.due-tasks.ts';
import { subscribers } from './subscribers.ts';

export const decorationModule = {
  handlers: decorationHandlers,
  subscribers,
  dueTasks: pageDueTasks,
  cacheableReads: decorationReads,
} as const satisfies Module;
