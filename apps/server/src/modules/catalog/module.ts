import { catalogHandlers } from './catalog.calls.ts';
import { catalogRounds } from './catalog.due-tasks.ts';
import { goodsStaffHandlers } from './goods-staff.calls.ts';
import { reviewHandlers } from './review/review.calls.ts';
import { reviewRounds } from './review/review.due-tasks.ts';
import { reviewSubscribers } from './review/subscribers.ts';
import { searchHandlers } from './search/search.calls.ts';
import { searchSweeps } from './search/search.cleanup.repo.ts';
import { searchSubscribers } from './search/subscribers.ts';
import { catalogSweeps } from './shelf.cleanup.repo.ts';
import { subscribers } from './subscribers.ts';

export const catalogModule = {
  name: 'catalog',
  handlers: { ...catalogHandlers, ...goodsStaffHandlers, ...reviewHandlers, ...searchHandlers },
  subscribers: [...subscribers, ...reviewSubscribers, ...searchSubscribers],
  rounds: [...catalogRounds, ...reviewRounds],
  sweeps: [...catalogSweeps, ...searchSweeps],
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
} as const;
