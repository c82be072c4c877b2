import { catalogHandlers } from './catalog.calls.ts';
import { reviewHandlers } from './review/review.calls.ts';
import { reviewRounds } from './review/review.rounds.ts';
import { reviewSubscribers } from './review/subscribers.ts';
import { subscribers } from './subscribers.ts';

export const catalogModule = {
  name: 'catalog',
  handlers: { ...catalogHandlers, ...reviewHandlers },
  subscribers: [...subscribers, ...reviewSubscribers],
  rounds: reviewRounds,
  keptReads: ['catalog.product.pageList', 'catalog.product.info', 'catalog.category.info', 'catalog.review.summary', 'catalog.review.list'],
} as const;
