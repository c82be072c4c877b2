import type { Module } from '#platform/module.types';
import { behaviourHandlers } from './behaviour.calls.ts';
import { behaviourCleanup } from './behaviour.cleanup.repo.ts';
import { followHandlers } from './follow.calls.ts';
import { guiderHandlers } from './guider.calls.ts';
import { favouriteAndFootprintHandlers } from './kept.calls.ts';
import { subscribers } from './subscribers.ts';

export const behaviourModule = {
  handlers: { ...behaviourHandlers, ...favouriteAndFootprintHandlers, ...followHandlers, ...guiderHandlers },
  subscribers,
  cleanupTasks: behaviourCleanup,
  cacheableReads: {
    'behaviour.analytics.config': () => [],
    // Not worth a purge each time somebody follows: a stored answer is a second old at most, and no page is rendered with it.
    'behaviour.follow.count': () => [],
  },
} as const satisfies Module;
