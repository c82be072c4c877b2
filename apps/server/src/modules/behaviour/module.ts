import type { Module } from '#platform/module.types';
import { behaviourHandlers } from './behaviour.calls.ts';
import { behaviourCleanup } from './behaviour.cleanup.repo.ts';
import { favouriteAndFootprintHandlers } from './kept.calls.ts';
import { subscribers } from './subscribers.ts';

export const behaviourModule = {
  handlers: { ...behaviourHandlers, ...favouriteAndFootprintHandlers },
  subscribers,
  cleanupTasks: behaviourCleanup,
  cacheableReads: { 'behaviour.analytics.config': () => [] },
} as const satisfies Module;
