import { inTx } from '#platform/ctx';
import type { DueTask } from '#platform/due-tasks/due-tasks';
import { findOver, findToRemind } from './marketing.cleanup.repo.ts';
import { expireOver } from './move.repo.ts';
import { remindMembers } from './remind-members.ts';

export const marketingDueTasks: readonly DueTask[] = [
  {
    name: 'marketing.expire-coupons',
    everySeconds: 60,
    find: findOver,
    act: (ctx, ids) => inTx(ctx, (ctx) => expireOver(ctx, ids)),
  },
  {
    name: 'marketing.remind-of-coupons',
    everySeconds: 60,
    find: findToRemind,
    act: (ctx, ids) => inTx(ctx, (ctx) => remindMembers(ctx, ids)),
  },
];
