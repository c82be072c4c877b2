import type { Module } from '#platform/module.types';
import { catalogHandlers } from './catalog.calls.ts';
import { catalogDueTasks } from './catalog.due-tasks.ts';
import { goodsStaffHandlers } from './goods-staff.calls.ts';
import { reviewHandlers } from './review/review.calls.ts';
import { reviewDueTasks } from './review/review.due-tasks.ts';
import { reviewSubscribers } from './review/subscribers.ts';
import { searchHandlers } from './search/search.calls.ts';
import { searchCleanup } from './search/search.cleanup.repo.ts';
import { searchSubscribers } from './search/subscribers.ts';
import { catalogCleanup } from './shelf.cleanup.repo.ts';
import { subscribers } from './subscribers.ts';

export const catalogModule = {
  handlers: { ...catalogHandlers, ...goodsStaffHandlers, ...reviewHandlers, ...searchHandlers },
  subscribers: [...subscribers, ...reviewSubscribers, ...searchSubscribers],
  dueTasks: [...catalogDueTasks, ...reviewDueTasks],
  cleanupTasks: [...catalogCleanup, ...searchCleanup],
  cacheableReads: [
    'catalog.product.pageList',
    'catalog.product.info',
    'catalog.category.info',
    'catalog.category.list',
    'catalog.category.treeList',
    'catalog.product.recommendList',
    'catalog.review.summary',
    'catalog.review.list',
    'catalog.search.hotWords',
    'catalog.search.suggest',
    'catalog.search.goods',
  ],
} as const satisfies Module;
