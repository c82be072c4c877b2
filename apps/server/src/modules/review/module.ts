import { tags } from '#events/tags';
import type { Module } from '#platform/module.types';
import { reviewHandlers } from './review.calls.ts';
import { reviewDueTasks } from './review.due-tasks.ts';
import { subscribers } from './subscribers.ts';

export const reviewModule = {
  handlers: reviewHandlers,
  subscribers,
  dueTasks: reviewDueTasks,
  cacheableReads: {
    'catalog.review.summary': ({ goodsId }) => [tags.goods(goodsId)],
    'catalog.review.list': ({ goodsId }) => [tags.goods(goodsId)],
  },
} as const satisfies Module;
