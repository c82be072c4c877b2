import type { Module } from '#platform/module.types';
import { recommendHandlers } from './recommend.calls.ts';
import { recommendCleanup } from './recommend.cleanup.repo.ts';
import { subscribers } from './subscribers.ts';

export const recommendModule = {
  handlers: recommendHandlers,
  subscribers,
  cleanupTasks: recommendCleanup,
  cacheableReads: ['catalog.product.recommendList'],
} as const satisfies Module;
