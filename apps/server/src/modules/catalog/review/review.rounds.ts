import { inTx } from '#platform/ctx';
import type { Round } from '#platform/rounds/rounds';
import { autoReview } from './auto-review.ts';
import { findUnreviewedOrders } from './review.sweep.repo.ts';

export const reviewRounds: readonly Round[] = [
  {
    name: 'catalog.auto-review',
    everySeconds: 60,
    find: findUnreviewedOrders,
    act: (ctx, orderIds) => inTx(ctx, (ctx) => autoReview(ctx, orderIds)),
  },
];
