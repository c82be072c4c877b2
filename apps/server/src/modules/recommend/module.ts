import { tags, tagsOfGoods } from '#events/tags';
import type { Module } from '#platform/module.types';
import { recommendHandlers } from './recommend.calls.ts';
import { recommendCleanup } from './recommend.cleanup.repo.ts';
import { subscribers } from './subscribers.ts';

export const recommendModule = {
  handlers: recommendHandlers,
  subscribers,
  cleanupTasks: recommendCleanup,
  cacheableReads: {
    // What goes with a goods is guessed from sales: a guess that could be better ages, one that shows something false is renewed.
    'catalog.product.recommendList': ({ id }, found) => [...(id ? [tags.goods(id)] : []), ...tagsOfGoods(found?.list)],
  },
} as const satisfies Module;
