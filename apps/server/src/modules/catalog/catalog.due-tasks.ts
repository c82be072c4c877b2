import { inTx } from '#platform/ctx';
import type { DueTask } from '#platform/due-tasks/due-tasks';
import { applyShelfSchedule } from './apply-shelf-schedule.ts';
import { findDueShelves } from './shelf.repo.ts';

export const catalogDueTasks: readonly DueTask[] = [
  {
    name: 'catalog.turn-shelves',
    everySeconds: 1,
    find: findDueShelves,
    act: (ctx, goodsIds) => inTx(ctx, (ctx) => applyShelfSchedule(ctx, goodsIds)),
  },
];
