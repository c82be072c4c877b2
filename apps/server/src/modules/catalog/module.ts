import type { Module } from '#platform/module.types';
import { catalogHandlers } from './catalog.calls.ts';
import { catalogDueTasks } from './catalog.due-tasks.ts';
import { catalogReads } from './catalog.tags.ts';
import { goodsStaffHandlers } from './goods-staff.calls.ts';
import { subscribers } from './subscribers.ts';

export const catalogModule = {
  handlers: { ...catalogHandlers, ...goodsStaffHandlers },
  subscribers,
  dueTasks: catalogDueTasks,
  cacheableReads: catalogReads,
} as const satisfies Module;
