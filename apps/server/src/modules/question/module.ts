import { tags } from '#events/tags';
import type { Module } from '#platform/module.types';
import { questionHandlers } from './question.calls.ts';
import { questionCleanup } from './question.cleanup.repo.ts';
import { subscribers } from './subscribers.ts';

export const questionModule = {
  handlers: questionHandlers,
  subscribers,
  cleanupTasks: questionCleanup,
  cacheableReads: {
    'catalog.question.summary': ({ goodsId }) => [tags.goods(goodsId)],
    'catalog.question.list': ({ goodsId }) => [tags.goods(goodsId)],
    // Not worth a purge: a stored answer is a second old at most, and no page is rendered with it.
    'catalog.question.answers': () => [],
  },
} as const satisfies Module;
