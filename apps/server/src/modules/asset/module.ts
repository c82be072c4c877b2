import type { Module } from '#platform/module.types';
import { assetHandlers } from './asset.calls.ts';
import { assetDueTasks } from './asset.due-tasks.ts';
import { subscribers } from './subscribers.ts';

export const assetModule = {
  handlers: assetHandlers,
  subscribers,
  dueTasks: assetDueTasks,
} as const satisfies Module;
