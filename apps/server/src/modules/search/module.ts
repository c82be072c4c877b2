import type { Module } from '#platform/module.types';
import { searchHandlers } from './search.calls.ts';
import { searchCleanup } from './search.cleanup.repo.ts';
import { subscribers } from './subscribers.ts';

export const searchModule = {
  handlers: searchHandlers,
  subscribers,
  cleanupTasks: searchCleanup,
  cacheableReads: ['catalog.search.hotWords', 'catalog.search.suggest', 'catalog.search.goods'],
} as const satisfies Module;
