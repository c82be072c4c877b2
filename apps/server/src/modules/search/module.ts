import type { Module } from '#platform/module.types';
import { searchHandlers } from './search.calls.ts';
import { searchCleanup } from './search.cleanup.repo.ts';
import { searchReads } from './search.tags.ts';
import { subscribers } from './subscribers.ts';

export const searchModule = {
  handlers: searchHandlers,
  subscribers,
  cleanupTasks: searchCleanup,
  cacheableReads: searchReads,
} as const satisfies Module;
