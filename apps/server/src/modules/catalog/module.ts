import type { Module } from '#platform/module.types';
import { catalogHandlers } from './catalog.calls.ts';
import { catalogDueTasks } from './catalog.due-tasks.ts';
import { goodsStaffHandlers } from './goods-staff.calls.ts';
import { subscribers } from './subscribers.ts';

export const catalogModule = {
  handlers: { ...catalogHandlers, ...goodsStaffHandlers },
  subscribers,
  dueTasks: catalogDueTasks,
  cacheableReads: [
    'catalog.product.pageList',
    'catalog.product.info',
    'catalog.category.info',
    'catalog.category.list',
    'catalog.category.treeList',
  ],
} as const satisfies Module;
