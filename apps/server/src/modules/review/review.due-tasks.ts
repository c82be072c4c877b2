import { inTx } from '#platform/ctx';
import type { DueTask } from '#platform/due-tasks/due-tasks';
import { autoReview } from './auto-review.ts';
import { findUnreviewedOrders } from './review.cleanup.repo.ts';

export const reviewDueTasks: readonly DueTask[] = [
  {
    name: 'catalog.auto-review',
    everySeconds: 60,
    find: findUnreviewedOrders,
    act: (ctx, orderIds) => inTx(ctx, (ctx) => autoReview(ctx, orderIds)),
  },
];
