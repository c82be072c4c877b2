import type { Module } from '#platform/module.types';
import { decorationHandlers } from './decoration.calls.ts';
import { pageDueTasks } from './page.due-tasks.ts';
import { subscribers } from './subscribers.ts';

export const decorationModule = {
  handlers: decorationHandlers,
  subscribers,
  dueTasks: pageDueTasks,
  cacheableReads: [
    'decoration.page.find',
    'decoration.index.find',
    'decoration.pageClass.find',
    'decoration.share.find',
    'decoration.bulletin.find',
    'decoration.advertise.info',
    'decoration.navigation.pageConfig',
    'decoration.navigation.config',
    'decoration.colorStyle.find',
    'decoration.colorStyle.query',
  ],
} as const satisfies Module;
